/** An HTTP client that stores cookies by host, like a browser, and does not follow redirects. */
export interface CookieBrowser {
  /** Sends one request without following a redirect. */
  send(
    url: string,
    init?: { method?: string; body?: URLSearchParams; headers?: Record<string, string> },
  ): Promise<Response>;
  /** The value of a stored cookie, or undefined. */
  cookie(url: string, name: string): string | undefined;
  setCookie(url: string, name: string, value: string): void;
}

/**
 * Creates a client with an empty cookie jar.
 *
 * @param own headers sent with every request
 */
export function createCookieBrowser(own: Record<string, string> = {}): CookieBrowser {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (url: string) => {
    const { hostname } = new URL(url);
    const jar = jars.get(hostname) ?? new Map<string, string>();
    jars.set(hostname, jar);
    return jar;
  };
  return {
    send: async (url, init) => {
      const jar = jarOf(url);
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { ...own, ...init?.headers, ...(cookie && { cookie }) };
      const response = await fetch(url, { ...init, headers, redirect: 'manual' });
      for (const line of response.headers.getSetCookie()) store(jar, line);
      return response;
    },
    cookie: (url, name) => jarOf(url).get(name),
    setCookie: (url, name, value) => void jarOf(url).set(name, value),
  };
}

function store(jar: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  const expires = /;\s*expires=([^;]+)/i.exec(line)?.[1];
  const isExpired =
    /;\s*max-age=0/i.test(line) || (expires !== undefined && Date.parse(expires) < Date.now());
  if (isExpired) jar.delete(name);
  else jar.set(name, value);
}
