import { createServer } from 'node:http';
import { isIPv6 } from 'node:net';
import { collectDefaultMetrics } from 'prom-client';
import { type ListenAddress, listenError } from '../listen-address.ts';
import { registry } from './metrics.ts';

interface MetricsServer {
  /** The address of the metrics. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` on an address of its own, apart from the public one. Adds the metrics of Node: memory, CPU, event
 * loop delay, garbage collection.
 *
 * @throws StartError if the address can't be listened on
 */
export async function startMetricsServer(address: ListenAddress): Promise<MetricsServer> {
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
  const { host, port } = address;
  return {
    url: `http://${isIPv6(host) ? `[${host}]` : host}:${port}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
