import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface HashToken {
  /** Null when there was none. */
  readonly token: string | null;
  /** To be called when the token is used up: the page that is loaded again has none then. */
  forget(): void;
}

/**
 * The token of a mailed link, from the fragment of the address. It is taken out of the address bar at once, where others
 * might find it. Until it is used this tab's own history entry keeps it, so that the page can be loaded again.
 */
export function useHashToken(): HashToken {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const found = new URLSearchParams(hash.slice(1)).get('token');
  const [token, setToken] = useState(found ?? keptToken(state));
  // A second link may be opened in the same tab.
  if (found && found !== token) setToken(found);
  useEffect(() => {
    if (found) navigate(pathname, { replace: true, state: { token: found } });
  }, [found, navigate, pathname]);
  const forget = useCallback(() => navigate(pathname, { replace: true }), [navigate, pathname]);
  return { token, forget };
}

function keptToken(state: unknown): string | null {
  const isKept = typeof state === 'object' && state !== null && 'token' in state;
  return isKept && typeof state.token === 'string' ? state.token : null;
}
