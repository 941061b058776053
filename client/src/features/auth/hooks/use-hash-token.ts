import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of a mailed link, from the fragment of the address. It is taken out of the address bar at once, and of the
 * history, where others might find it; null when there was none.
 */
export function useHashToken(): string | null {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const found = new URLSearchParams(hash.slice(1)).get('token');
  const [token, setToken] = useState(found);
  // A second link may be opened in the same tab.
  if (found && found !== token) setToken(found);
  useEffect(() => {
    if (found) navigate(pathname, { replace: true });
  }, [found, navigate, pathname]);
  return token;
}
