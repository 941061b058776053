import { startBalancer } from './balancer.ts';

/** A marked text that the user of a proxy has received. */
export interface Received {
  /** The text's mark, such as `mark-a-17-`. */
  readonly mark: string;
  /** Milliseconds since the process started. */
  readonly at: number;
}

/** A proxy that searches every byte that its user receives for marks. */
export interface SearchingProxy {
  readonly url: string;
  /** All marks so far, in order. */
  readonly received: readonly Received[];
  close(): Promise<void>;
}

const markPattern = /mark-[a-z]+-\d+-/g;
/** The maximum length of a mark. */
const markLength = 30;

/**
 * Starts a proxy in front of a site. The user of the proxy must ask for answers and messages without compression, so
 * that their bytes contain the marks.
 *
 * @param port the site's port
 */
export async function startSearchingProxy(port: number): Promise<SearchingProxy> {
  const received: Received[] = [];
  const proxy = await startBalancer(0, [port], () => {
    /** The last bytes so far, in which a mark may have begun. */
    let rest = '';
    return (bytes) => {
      const text = rest + bytes.toString('latin1');
      const found = [...text.matchAll(markPattern)];
      const last = found.at(-1);
      rest = text.slice(Math.max(last ? last.index + last[0].length : 0, text.length - markLength));
      for (const mark of new Set(found.map(([each]) => each))) received.push({ mark, at: performance.now() });
    };
  });
  return { url: `http://localhost:${proxy.port}`, received, close: proxy.close };
}
