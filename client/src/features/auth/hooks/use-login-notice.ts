import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginNotice } from '#session/login-link.ts';

/** What /login tells whoever was sent there, once: who loads it again, or comes back to it, has read it. */
export function useLoginNotice() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const brought = loginNotice(state);
  const [notice] = useState(brought);
  useEffect(() => {
    if (brought) navigate({ search }, { replace: true });
  }, [brought, search, navigate]);
  return notice;
}
