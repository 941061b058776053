import { createServer } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { type ListenAddress, listenError } from '../listen-address.ts';
import { registry } from './metrics.ts';

/**
 * Serves `/metrics` on an address of its own, apart from the public one. Adds the metrics of Node: memory, CPU, event
 * loop delay, garbage collection.
 *
 * @throws StartError if the address can't be listened on
 */
export async function startMetricsServer(address: ListenAddress): Promise<{ close(): Promise<void> }> {
  collectDefaultMetrics({ register: registry });
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    if (request.method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end();
    response.setHeader('content-type', registry.contentType);
    response.end(await registry.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, address, 'METRICS_ADDRESS')));
    server.listen(address.port, address.host, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
