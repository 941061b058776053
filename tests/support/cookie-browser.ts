/** A browser as far as redirects and cookies go, which it keeps by host, as browsers do. */
export interface CookieBrowser {
  /** Sends one request, and follows nothing. */
  send(
    url: string,
    init?: { method?: string; body?: URLSearchParams; headers?: Record<string, string> },
  ): Promise<Response>;
  /** A cookie that it has, or undefined. */
  cookie(url: string, name: string): string | undefined;
  setCookie(url: string, name: string, value: string): void;
}

/**
 * A browser without cookies.
 *
 * @param own headers that all its requests have
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
      for (const line of response.headers.getSetCookie()) keep(jar, line);
      return response;
    },
    cookie: (url, name) => jarOf(url).get(name),
    setCookie: (url, name, value) => void jarOf(url).set(name, value),
  };
}

function keep(jar: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  const expires = /;\s*expires=([^;]+)/i.exec(line)?.[1];
  const isGone = /;\s*max-age=0/i.test(line) || (expires !== undefined && Date.parse(expires) < Date.now());
  if (isGone) jar.delete(name);
  else jar.set(name, value);
}
