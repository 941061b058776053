import { HeaderTools } from '@canary/client/app/public-layout.tsx';
import { paths } from '@canary/client/config/paths.ts';
import { Bar } from '@canary/client/shared/layout/bar.tsx';
import { useStore } from '@canary/client/shared/store/create-store.ts';
import { useTheme } from '@canary/client/shared/theme/theme.ts';
import { TextField } from '@canary/client/shared/ui/field.tsx';
import { useMonaco } from '@graphiql/react';
import { GraphiQL } from 'graphiql';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createPath, type Navigator, Router } from 'react-router-dom';
import { bearerToken } from './bearer-token.ts';
import { examples } from './examples.ts';
import { examplesPlugin } from './examples-panel.tsx';
import { fetcher } from './fetcher.ts';
import { LogPanel } from './log-panel.tsx';
import styles from './playground.module.css';
import { storage } from './storage.ts';

/** Loads the document of a link in the header, because the playground isn't a route of the site. */
const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  push: (to) => location.assign(navigator.createHref(to)),
  replace: (to) => location.replace(navigator.createHref(to)),
  go: (delta) => history.go(delta),
};

const plugins = [examplesPlugin];
const defaultTabs = examples.slice(0, 1).map(({ query, variables }) => ({ query, variables }));
/** The query in the address of the page. */
const linkedQuery = new URL(location.href).searchParams.get('query') ?? undefined;

/** GraphiQL with the site's header, examples, one bearer token for all tabs, and a log of events. */
export function Playground() {
  const token = useStore(bearerToken);
  useEditorOptions();
  return (
    <Router location={location.pathname} navigator={navigator}>
      <div className={styles.page}>
        <Bar to={paths.landing}>
          <HeaderTools accountLink={{ text: 'Developers', to: paths.developers }} />
        </Bar>
        <main id="content" className={styles.content}>
          <h1 className="visually-hidden">API playground</h1>
          <div className={styles.token}>
            <TextField
              label="API key or session token"
              hint="From your account page, or from Log in. Sent with all tabs, never stored."
              name="token"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={token}
              onChange={(value) => bearerToken.set(value)}
            />
          </div>
          <div className={styles.graphiql}>
            <GraphiQL
              fetcher={fetcher}
              plugins={plugins}
              {...(isWide && { visiblePlugin: examplesPlugin })}
              defaultTabs={defaultTabs}
              {...(linkedQuery !== undefined && { initialQuery: linkedQuery })}
              defaultEditorToolsVisibility="variables"
              isHeadersEditorEnabled={false}
              showPersistHeadersSettings={false}
              forcedTheme={useShownTheme()}
              schemaDescription
              storage={storage}
            >
              <GraphiQL.Logo> </GraphiQL.Logo>
              <GraphiQL.Footer>
                <LogPanel />
              </GraphiQL.Footer>
            </GraphiQL>
          </div>
        </main>
      </div>
    </Router>
  );
}

/** Whether the page is wide enough for the list of examples beside the editor. */
const isWide = matchMedia('(width >= 48rem)').matches;
const darkTheme = matchMedia('(prefers-color-scheme: dark)');

/** The theme of the site. GraphiQL itself reads only the system's theme, and only when it opens. */
function useShownTheme(): 'light' | 'dark' {
  const theme = useTheme();
  const isSystemDark = useSyncExternalStore(
    (onChange) => {
      darkTheme.addEventListener('change', onChange);
      return () => darkTheme.removeEventListener('change', onChange);
    },
    () => darkTheme.matches,
  );
  if (theme === 'system') return isSystemDark ? 'dark' : 'light';
  return theme;
}

/** Wraps comments, and sets the system's font in the editors. GraphiQL has no options for these. */
function useEditorOptions(): void {
  const monaco = useMonaco((state) => state.monaco);
  // A layout effect, because the editors are created in effects.
  useLayoutEffect(() => {
    const listener = monaco?.editor.onDidCreateEditor((editor) =>
      editor.updateOptions({ wordWrap: 'on', fontFamily: 'ui-monospace, monospace', fontSize: 14 }),
    );
    return () => listener?.dispose();
  }, [monaco]);
}
