import 'graphiql/setup-workers/vite';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { safeLocalStorage } from '#shared/storage/storage.ts';
import { startTheme } from '#shared/theme/theme.ts';
import { Playground } from './playground.tsx';
// graphiql/style.css has them and the editor's styles again, with two fonts.
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import 'graphiql/graphiql.css';
import '#styles/base.css';
import './graphiql.css';

// Earlier versions stored headers, which hold tokens, and a tab for each example.
for (const key of safeLocalStorage.keys()) {
  if (key.startsWith('graphiql:')) safeLocalStorage.remove(key);
}

const root = document.getElementById('root');
if (!root) throw new Error('playground.html has no element with the id "root"');
startTheme();
createRoot(root).render(
  <StrictMode>
    <Playground />
  </StrictMode>,
);
