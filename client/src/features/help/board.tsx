import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { PageSection } from '#shared/layout/sectioned-page.tsx';
import { buttonClass } from '#shared/ui/button.tsx';
import { BoardPicture, Steps } from './pictures.tsx';

/** Guides about the task board, and further help. */
export const board: readonly PageSection[] = [
  {
    id: 'board',
    title: 'Use the task board',
    content: (
      <>
        <p>
          The <Link to={paths.tasks}>board</Link> is shared: others see your changes live and can change and
          delete everything. Don’t put anything secret there.
        </p>
        <BoardPicture />
        <Steps>
          <li>
            Click <strong>+</strong> in a column, type a title, choose an assignee if you like, and click
            Create.
          </li>
          <li>Drag a card to move it, with a mouse or a finger, or use the card’s menu.</li>
          <li>“Deleted” lists the cards of the last 30 days, and restores them.</li>
          <li>
            “Add User” adds a person that cards can be assigned to. It is only a name on the board, not an
            account.
          </li>
        </Steps>
        <h3>With the keyboard</h3>
        <ul>
          <li>Arrow keys move between cards.</li>
          <li>Space picks a card up, arrow keys move it, Space drops it, and Escape puts it back.</li>
          <li>Enter edits a card, Delete deletes it, and Shift+F10 opens its menu.</li>
          <li>Ctrl+Z takes back what you moved, changed, deleted or removed.</li>
        </ul>
        <p>
          If the connection fails, keep working. Your changes stay in the tab and are sent in order once you
          are back online.
        </p>
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
