import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { textFromState } from '#shared/browser/navigation.ts';

interface HashToken {
  /** Null if the link had no token. */
  readonly token: string | null;
  /** Call this once the token is used, so that a reload doesn't use it again. */
  clear(): void;
}

/**
 * Reads the token of an emailed link from the URL's fragment and removes it from the address bar, where others could see
 * it. The token stays in the state of this history entry until it is used, so that the page can be reloaded.
 */
export function useHashToken(): HashToken {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const found = new URLSearchParams(hash.slice(1)).get('token');
  const [token, setToken] = useState(found ?? textFromState(state, 'token') ?? null);
  // Another link can be opened in the same tab.
  if (found && found !== token) setToken(found);
  useEffect(() => {
    if (found) navigate(pathname, { replace: true, state: { token: found } });
  }, [found, navigate, pathname]);
  const clear = useCallback(() => navigate(pathname, { replace: true }), [navigate, pathname]);
  return { token, clear };
}
