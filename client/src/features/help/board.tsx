import { activityDays, deletedBoardDays } from '@canary/board/limits';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { PageSection } from '#shared/layout/sectioned-page.tsx';
import { buttonClass } from '#shared/ui/button.tsx';
import { BoardPicture, CardPicture, InvitePicture, MovePicture, Steps } from './pictures.tsx';

/** Guides about boards, and further help. */
export const board: readonly PageSection[] = [
  {
    id: 'board',
    title: 'Use a board',
    content: (
      <>
        <p>
          The <Link to={paths.tasks}>open board</Link> is shared with everyone: others see your changes live
          and can change and delete everything. Don’t put anything secret there. For your own work, make{' '}
          <a href="#own-boards">a board of your own</a>.
        </p>
        <BoardPicture />
        <Steps>
          <li>
            Click <strong>+</strong> in a column, type a title, choose an assignee if you like, and click
            Create.
          </li>
          <li>Drag a card to move it, with a mouse or a finger, or use the card’s menu.</li>
          <li>
            “Archived cards” in the board’s menu lists and restores them: on the open board for 30 days.
          </li>
          <li>
            “Add User” adds a person that cards can be assigned to. It is only a name on the board, not an
            account.
          </li>
        </Steps>
        <h3>Offline</h3>
        <p>
          If the connection fails, keep working. Your browser keeps your changes: closing the tab, a crash, an
          update of this site and the end of your session lose none. They are sent in order when you are back
          online and this site is open. A board that you opened before opens offline, too.
        </p>
        <ul>
          <li>
            If you don’t stay logged in, your browser keeps them for a day. In a private window, keep the tab
            open.
          </li>
          <li>
            Deleting the site’s data in the browser’s settings deletes them. Safari does the same after seven
            days in which you used Safari, but not this site.
          </li>
          <li>Logging out deletes them, too. The site tells you first how many changes haven’t been sent.</li>
          <li>After 30 days, the site asks before it sends them.</li>
        </ul>
        <h3>With the keyboard</h3>
        <ul>
          <li>Arrow keys move between cards.</li>
          <li>Space picks a card up, arrow keys move it, Space drops it, and Escape puts it back.</li>
          <li>Enter opens a card, F2 renames it, Delete archives it, and Shift+F10 opens its menu.</li>
          <li>Ctrl+Z takes back what you moved, changed, archived or removed.</li>
          <li>
            <kbd>?</kbd> lists all keys. There, you can also switch off single letters as shortcuts, for
            example if you use speech input.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'own-boards',
    title: 'Work with your team on a board of your own',
    content: (
      <>
        <p>
          Only the people you invite see a board of your own. They need an account, and each has a role: a
          viewer only looks at the board, an editor changes cards, an owner also manages members and can
          rename and delete the board.
        </p>
        <InvitePicture />
        <Steps>
          <li>
            Open <Link to={paths.boards}>Boards</Link>, type a name under “New board”, and press Enter.
          </li>
          <li>Click People and “Invite people”, choose a role, and click “Create link”.</li>
          <li>
            Send the link to your colleagues. They open it, log in or sign up, and click “Join board”. If they
            are already on the board as a name, they can choose it, and its cards become theirs.
          </li>
          <li>“People” also shows who is on the board. There, owners change roles and remove members.</li>
          <li>
            “Activity” in the board’s menu shows who did what on the board in the last {activityDays} days.
          </li>
        </Steps>
        <p>
          If an invitation reached the wrong people, revoke it under “Invite people”. Removing a member closes
          the board for them at once, and revokes all open invitations. An owner can restore a deleted board
          for {deletedBoardDays} days under Boards. The last owner can’t leave: make another member an owner
          first, or delete the board.
        </p>
      </>
    ),
  },
  {
    id: 'cards',
    title: 'Work with cards',
    content: (
      <>
        <p>
          A card has a number, a title, a description, links, assignees, a due date, a checklist and its
          activity. On a board of your own it also has labels and comments, and the activity of the last{' '}
          {activityDays} days says who did what. Descriptions and comments can be formatted with Markdown.
          Click a card to open it, or press Enter.
        </p>
        <CardPicture />
        <Steps>
          <li>
            To mark a card as done, tick the circle beside its title, also in “My cards”, press T, or move it
            to a column that marks its cards as done: the column “Done” does, and others by their menu. A done
            card isn’t overdue, and after 14 days it is folded behind “Show more” at the end of its column.
          </li>
          <li>
            To find cards, type words of their titles, texts, comments, labels or people in “Search cards”, or
            a number such as #12. Offline, only titles are searched. The button beside it filters by label,
            assignee, due date and completion. The address of the page has the filter, so you can send it to
            others.
          </li>
          <li>
            To refer to another card, write its number, such as #12, or paste its address into a description
            or comment. There you see its title, and its column or that it is done.
          </li>
          <li>
            To keep a document with a card, click “Add a link” and paste the address of the document. You see
            the title that you give the link, and the name of the site. Nothing is requested from that site
            before you open the link.
          </li>
          <li>
            To change several cards at once, choose Select in the menu of a card, and click the others. With a
            mouse, Ctrl and Shift work, too. The bar below moves, labels, assigns and archives all of them,
            and Undo takes back the whole change.
          </li>
          <li>
            “Copy” in the menu of a card or column copies it with descriptions, checklists and labels, but
            without comments. “Move to another board…” copies a card there and archives it here; Undo takes
            back both. Labels go along by name, and members of both boards stay assigned.
          </li>
          <li>
            <Link to={paths.my}>My cards</Link> lists the cards of all boards that are assigned to you, by due
            date, and the notices: who assigned you a card, or mentioned you with @ and your name. Its search
            field finds cards by words of all their texts, as on a board. A notice is read when you open its
            card. Notices that you don’t read within 15 minutes are also emailed to your confirmed address, at
            most once an hour. Turn that off <Link to={`${paths.account}#email`}>on your account page</Link>{' '}
            or in the email.
          </li>
        </Steps>
        <p>
          Boards are kept small on purpose. They have no uploaded files, no automations, no Gantt charts and
          no custom roles. Files are safer where they are written and shared with the right people; a card
          links to them.
        </p>
      </>
    ),
  },
  {
    id: 'move-boards',
    title: 'Move a board in or out',
    content: (
      <>
        <MovePicture />
        <Steps>
          <li>
            Open <Link to={paths.boards}>Boards</Link>, click “Import a board”, and choose an export of Trello
            (JSON), a table (CSV or Excel) or a board that was exported here. You see what the file has before
            anything is imported.
          </li>
          <li>
            At the end, a receipt lists what was imported, and what not and why. Attached links become links
            of the card. Files, custom fields and automations aren’t imported.
          </li>
          <li>
            “Copy board” in the menu of a board makes a board of your own from it: with columns, labels,
            cards, descriptions and checklists, but without people, dates and comments.
          </li>
          <li>
            “Export” in the menu of a board saves it as a file, with its archive and texts. Every member can
            do that. A table has no comments.
          </li>
        </Steps>
      </>
    ),
  },
  {
    id: 'more',
    title: 'Still not working?',
    content: (
      <>
        <p>
          Look in the <Link to={paths.faq}>FAQs</Link>, or write to us. Tell us what you did, what you
          expected and what happened instead.
        </p>
        <p>
          <Link className={buttonClass()} to={paths.contact}>
            Write to us
          </Link>
        </p>
      </>
    ),
  },
];
