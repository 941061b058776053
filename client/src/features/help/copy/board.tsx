import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { PageSection } from '#shared/layout/sectioned-page.tsx';
import { buttonClass } from '#shared/ui/button.tsx';
import { BoardPicture } from '../components/board-picture.tsx';
import { Steps } from '../components/steps.tsx';

/** The task board, and what to do if none of this helped. */
export const board: readonly PageSection[] = [
  {
    id: 'board',
    title: 'Use the task board',
    content: (
      <>
        <p>
          The <Link to={paths.tasks}>board</Link> is shared: others see what you do while you do it, and can
          change and delete it. Put nothing there that is secret.
        </p>
        <BoardPicture />
        <Steps>
          <li>
            Press <strong>+</strong> in a column, type a title, choose somebody if you like, and press Create.
          </li>
          <li>Drag a card to where it belongs, by mouse or finger. Its menu moves it, too.</li>
          <li>
            “Add User” adds a name that cards can be given to. It is a name on the board, not an account.
          </li>
        </Steps>
        <h3>By keyboard</h3>
        <ul>
          <li>Arrow keys go from card to card.</li>
          <li>Space picks a card up, arrow keys carry it, Space drops it, Escape puts it back.</li>
          <li>Enter edits, Delete deletes, Shift and F10 open the card’s menu.</li>
        </ul>
        <p>
          If the connection fails, go on. What you change is kept in the tab and sent, in order, once you are
          connected again.
        </p>
      </>
    ),
  },
  {
    id: 'more',
    title: 'It still doesn’t work?',
    content: (
      <>
        <p>
          Look into the <Link to={paths.faq}>questions and answers</Link>, or write to us what you did, what
          you expected, and what happened instead.
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
