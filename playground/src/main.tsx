import 'graphiql/setup-workers/vite';
import { startTheme } from '@canary/client/shared/theme/theme.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Playground } from './playground.tsx';
// Not graphiql/style.css, which repeats these and the editor's styles, with two fonts.
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import 'graphiql/graphiql.css';
import '@canary/client/styles/base.css';
import './graphiql.css';

const root = document.getElementById('root');
if (!root) throw new Error('playground.html has no element with the id "root"');
startTheme();
createRoot(root).render(
  <StrictMode>
    <Playground />
  </StrictMode>,
);
