import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { PageSection } from '#shared/layout/sectioned-page.tsx';
import { ButtonPart, FieldPart, NotePart, Picture, Stack } from '../components/picture.tsx';
import { Steps } from '../components/steps.tsx';

/** Codes that are kept for whoever made them. */
export const history: readonly PageSection[] = [
  {
    id: 'history',
    title: 'Save a code, and find it again',
    content: (
      <>
        <Steps>
          <li>
            Make a code while you are logged in, and press <strong>Save</strong>. It is read back, downloaded,
            and kept in your history.
          </li>
          <li>
            The first time you are asked for your password, or, if you came with Google, for a passphrase of
            your own. The key to your history is locked with it.
          </li>
          <li>
            Then you see your <strong>recovery code</strong>, this once. Print or download it, and keep it
            where you keep things that matter.
          </li>
          <li>
            Under <Link to={paths.history}>History</Link> you find, rename, sort into folders, open again,
            download and delete what you have saved.
          </li>
        </Steps>
        <Picture alt="The Save button, and below it that the code was kept in the history and downloaded.">
          <Stack>
            <FieldPart label="Website URL" value="https://example.com/menu" />
            <ButtonPart icon="save">Save</ButtonPart>
            <NotePart icon="check" look="good">
              Saved to your history, and downloaded as example-com-menu.png.
            </NotePart>
          </Stack>
        </Picture>
        <p>
          Your browser encrypts a code before it sends it, and what we store can’t be read without your
          password or recovery code. <Link to={`${paths.privacy}#account-data`}>What we can see of it</Link>
        </p>
      </>
    ),
  },
  {
    id: 'recovery',
    title: 'Open your history after a forgotten password',
    content: (
      <>
        <Steps>
          <li>
            <Link to={paths.forgotPassword}>Set a new password</Link> by mail, and log in with it.
          </li>
          <li>
            Open your <Link to={paths.history}>history</Link>. It asks for the recovery code, since the old
            password locked it.
          </li>
          <li>Type the code and the new password. From then on the new password opens it.</li>
        </Steps>
        <Picture alt="The form that asks for the recovery code and the present password, and its button.">
          <Stack>
            <FieldPart label="Recovery code" value="XXXX-XXXX-XXXX-…" />
            <FieldPart label="Password" value="••••••••••••" />
            <ButtonPart>Unlock my history</ButtonPart>
          </Stack>
        </Picture>
        <p>
          Without the recovery code nobody can open what was saved, we neither. You can start over, with an
          empty history. If you change your password while you know it, nothing of this is needed.
        </p>
        <p>
          While you have them, you can make a new recovery code, and change a passphrase, under{' '}
          <Link to={`${paths.account}#history`}>Saved history</Link> in your account.
        </p>
      </>
    ),
  },
];
