import { useQuery } from '@apollo/client/react';
import type { ContentTypeId } from '@canary/qr/content/all';
import { useDeferredValue, useState } from 'react';
import { boardCardPath, boardPath } from '#config/board-paths.ts';
import { generatorPath } from '#config/generators.ts';
import { mainPages } from '#config/member-pages.ts';
import { paths } from '#config/paths.ts';
import { themes } from '#config/themes.ts';
import { typeCopy } from '#config/type-copy.ts';
import { BoardsDocument, SearchCardsDocument } from '#features/board/live/operations.ts';
import type { Command } from '#features/command-menu/command.ts';
import { CommandSearch } from '#features/command-menu/command-search.tsx';
import { useAllCodes } from '#features/history/all-codes.ts';
import { type HistoryEntry, pathOf, typeIconOf, typeNameOf } from '#features/history/history-entry.ts';
import { filterEntries, showAll } from '#features/history/list/history-filter.ts';
import { loadAddress } from '#shared/browser/navigation.ts';
import { findTypes } from '#shared/code/find-types.ts';
import { findBest, foldTitle } from '#shared/format/ranking.ts';
import { footerColumns, hasOwnDocument } from '#shared/layout/site-footer.tsx';
import { chooseTheme } from '#shared/theme/theme.ts';

interface MemberCommandsProps {
  onClose(): void;
}

/** The number of pages, and of recent codes, that are shown before the user types. */
const maxSuggested = 5;
/** The number of results in a group. */
const maxResults = 9;

/** The commands of a logged-in user: pages, content types, saved codes, boards, cards and actions. */
export default function MemberCommands({ onClose }: MemberCommandsProps) {
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  const [hasSearched, setHasSearched] = useState(false);
  if (isSearching && !hasSearched) setHasSearched(true);
  const codes = useCodeCommands(query);
  const cards = useCardCommands(query);
  const boards = useBoardCommands(!hasSearched);
  const find = (commands: readonly SearchableCommand[], suggested: number) =>
    findBest(
      commands,
      query,
      ({ title, more }) => ({ title: foldTitle(title), more: foldTitle(more) }),
      isSearching ? maxResults : suggested,
    );
  return (
    <CommandSearch
      query={query}
      onQuery={setQuery}
      groups={[
        { title: 'Pages', commands: find(pages, maxSuggested) },
        { title: 'Types', commands: findTypes(query).slice(0, maxResults).map(typeCommand) },
        { title: isSearching ? 'Saved codes' : 'Recent codes', commands: codes.commands },
        { title: 'Boards', commands: find(boards, 0) },
        { title: 'Cards', commands: isSearching ? cards.commands : [] },
        { title: 'Actions', commands: find(actions, 0) },
      ]}
      notes={[...codes.notes, ...(isSearching ? cards.notes : [])]}
      isLoading={codes.isLoading || (isSearching && cards.isLoading)}
      onClose={onClose}
    />
  );
}

interface SearchableCommand extends Command {
  /** Other words for the command. */
  readonly more: string;
}

/** Words that users may search for instead of a page's name. */
const otherWords: Readonly<Record<string, string>> = {
  [`${paths.account}#tokens`]: 'transactions ledger balance unlocks',
  [paths.home]: 'new code make generate dashboard home',
  [paths.history]: 'saved history',
  [paths.my]: 'assigned due tasks notices mentions inbox',
  [paths.boards]: 'jira tasks cards kanban team',
  [paths.tasks]: 'jira tasks cards kanban',
  [paths.account]: 'settings profile username email password devices api keys data delete',
  [paths.leaderboard]: 'ranks points level',
  [paths.help]: 'support',
  [paths.scan]: 'read camera picture decode reader',
  [paths.contact]: 'support message',
  [paths.developers]: 'api keys graphql',
  [paths.bulk]:
    'bulk batch csv excel spreadsheet serial numbers zip import short links bitly shlink kutt dub',
  [paths.dynamicQr]: 'short link scans',
};

/** The icons of the footer's pages that make or read codes. */
const toolIcons = new Map<string, 'layout-grid' | 'scan-line'>([
  [paths.bulk, 'layout-grid'],
  [paths.scan, 'scan-line'],
]);

/** The pages that a member may open. The API's address isn't a page of the router. */
const pages: readonly SearchableCommand[] = [
  ...mainPages,
  { text: 'Account', to: paths.account, icon: 'user-round' as const },
  { text: 'Leaderboard', to: paths.leaderboard, icon: 'trophy' as const },
  { text: 'Tokens', to: `${paths.account}#tokens`, icon: 'coins' as const },
  { text: 'Open board', to: paths.tasks, icon: 'square-kanban' as const },
  { text: 'Recently deleted codes', to: paths.deletedCodes, icon: 'trash-2' as const },
  { text: 'Dynamic codes', to: paths.dynamicQr, icon: 'qr-code' as const },
  ...footerColumns
    .flatMap(({ links }) => links)
    .filter(({ to }) => to !== '/graphql')
    .map((link) => ({ ...link, icon: toolIcons.get(link.to) ?? ('info' as const) })),
].map(({ text, to, icon }) => ({
  id: to,
  title: text,
  icon,
  target: hasOwnDocument(to) ? () => loadAddress(to) : to,
  more: otherWords[to] ?? '',
}));

function typeCommand(id: ContentTypeId): Command {
  const { title, description, icon } = typeCopy[id];
  return { id, title, detail: description, icon, target: generatorPath(id) };
}

const actions: readonly SearchableCommand[] = themes.map(({ id, name, icon }) => ({
  id: `theme-${id}`,
  title: `${name} theme`,
  icon,
  target: () => chooseTheme(id),
  more: 'appearance mode',
}));

interface Results {
  readonly commands: readonly Command[];
  /** Why results are missing. */
  readonly notes: readonly string[];
  readonly isLoading: boolean;
}

/** The saved codes that match a query, found as on the history page; the codes that changed last for an empty query. */
function useCodeCommands(query: string): Results {
  const { status, entries } = useAllCodes();
  if (status === 'locked') {
    const title = 'Unlock your history to search saved codes';
    return {
      commands: [{ id: 'unlock', title, icon: 'lock', target: paths.history }],
      notes: [],
      isLoading: false,
    };
  }
  const found = findBest(
    filterEntries(entries, { ...showAll, query }),
    query,
    ({ code }) => ({ title: foldTitle(code.name), isFound: true }),
    query.trim() === '' ? maxSuggested : maxResults,
  );
  return {
    commands: found.map(commandOf),
    notes: status === 'failed' ? ['Your saved codes could not be loaded. Check your connection.'] : [],
    isLoading: status === 'incomplete',
  };
}

function commandOf(entry: HistoryEntry): Command {
  return {
    id: `code-${entry.id}`,
    title: entry.code.name,
    detail: typeNameOf(entry.code),
    icon: typeIconOf(entry.code),
    target: pathOf(entry),
  };
}

/** The boards of the user. Without an answer of the server, only the pages lead to boards. */
function useBoardCommands(skip: boolean): readonly SearchableCommand[] {
  const { data } = useQuery(BoardsDocument, { fetchPolicy: 'cache-and-network', skip });
  const boards = data?.boards ?? [];
  return boards.map(({ id, name }) => ({
    id: `board-${id}`,
    title: name,
    icon: 'square-kanban',
    target: boardPath(id),
    more: '',
  }));
}

/**
 * The cards of the user's boards that the server finds. Until the server has answered, a card of its last answer stays
 * only if it has the new query, so that Enter doesn't open a card that the user has excluded by typing on.
 */
function useCardCommands(query: string): Results {
  const typed = query.trim();
  const text = useDeferredValue(typed);
  const { data, previousData, loading, error } = useQuery(SearchCardsDocument, {
    variables: { text },
    skip: text === '',
    fetchPolicy: 'network-only',
  });
  const isLoading = loading || text !== typed;
  const found = (data ?? previousData)?.searchCards ?? [];
  const shown = isLoading
    ? findBest(
        found,
        query,
        ({ title, excerpt }) => ({ title: foldTitle(title), more: foldTitle(excerpt ?? '') }),
        found.length,
      )
    : found;
  return {
    commands: shown.map(({ board, columnName, number, title, excerpt }) => ({
      id: `card-${board.id}-${number}`,
      title,
      detail: `${board.name || 'Open board'} · ${columnName}`,
      excerpt,
      icon: 'square-kanban',
      target: boardCardPath(board.id, number),
    })),
    notes: error ? ['Cards could not be searched. Check your connection.'] : [],
    isLoading,
  };
}
