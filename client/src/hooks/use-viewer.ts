import { useEffect, useState } from 'react';
import { fetchViewer, type Viewer } from '#lib/viewer.ts';

/** The signed-in user; null for nobody, and until the server has answered. */
export function useViewer(): Viewer | null {
  const [viewer, setViewer] = useState<Viewer | null>(null);
  useEffect(() => {
    const request = new AbortController();
    void fetchViewer(request.signal).then((found) => {
      if (!request.signal.aborted) setViewer(found);
    });
    return () => request.abort();
  }, []);
  return viewer;
}
