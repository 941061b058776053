import { Icon } from '@canary/client/shared/ui/icon.tsx';
import { type GraphiQLPlugin, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { type Example, exampleGroups, examples } from './examples.ts';
import styles from './playground.module.css';

/** The list of examples in GraphiQL's side bar. */
export const examplesPlugin: GraphiQLPlugin = {
  title: 'Examples',
  icon: () => <Icon name="folder" size={20} />,
  content: ExamplesPanel,
};

/** The width below which graphiql.css changes the layout. */
const narrow = matchMedia('(width < 48rem)');

function ExamplesPanel() {
  const open = useOpenExample();
  const query = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.query);
  return (
    <section aria-label="Examples" className={styles.examples}>
      <h2>Examples</h2>
      {exampleGroups.map((group) => (
        <section key={group.title}>
          <h3>{group.title}</h3>
          <ul>
            {group.examples.map((example) => (
              <li key={example.path}>
                <button type="button" aria-current={example.query === query} onClick={() => open(example)}>
                  {example.title}
                  <span>{example.kind}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** Opens an example: in the current tab if the tab is empty or shows an unchanged example, else in a new tab. */
function useOpenExample() {
  const { addTab, setOperationName, updateActiveTabValues, setVisiblePlugin } = useGraphiQLActions();
  const editors = useGraphiQL(({ queryEditor, variableEditor, responseEditor }) => ({
    queryEditor,
    variableEditor,
    responseEditor,
  }));
  return ({ query, variables }: Example) => {
    const shown = editors.queryEditor?.getValue() ?? '';
    const shownVariables = editors.variableEditor?.getValue() ?? '';
    const isUntouched =
      shown.trim() === '' ||
      examples.some((example) => example.query === shown && example.variables === shownVariables);
    if (!isUntouched) addTab();
    editors.queryEditor?.setValue(query);
    editors.variableEditor?.setValue(variables);
    editors.responseEditor?.setValue('');
    updateActiveTabValues({ query, variables, response: null });
    // GraphiQL reads the new name from the editor 100 ms later. Until then, it would store the old name with the tab.
    setOperationName('');
    // On a phone, the list covers the editors.
    if (narrow.matches) setVisiblePlugin(null);
  };
}
