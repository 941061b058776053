import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary.tsx';
import { Router } from './router.tsx';

/** Everything around the pages. */
export function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <Router />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
