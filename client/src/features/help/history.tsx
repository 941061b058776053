import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { PageSection } from '#shared/layout/sectioned-page.tsx';
import { ButtonPart, FieldPart, NotePart, Picture, Stack, Steps } from './pictures.tsx';

/** Guides about saved codes. */
export const history: readonly PageSection[] = [
  {
    id: 'history',
    title: 'Save a code and find it again',
    content: (
      <>
        <Steps>
          <li>
            Make a code while you are logged in, and click <strong>Save</strong>. It is read back and saved to
            your history; the message offers the file.
          </li>
          <li>
            Your password opens your saved codes when you log in. If you signed up with Google, choose a
            passphrase the first time. You enter it once on each new device.
          </li>
          <li>
            Create a <strong>recovery code</strong> when the history offers it. You see it only once. Print or
            download it and keep it in a safe place.
          </li>
          <li>
            Under <Link to={paths.history}>Codes</Link> you can find, rename, sort, open, download and delete
            your saved codes.
          </li>
          <li>
            Codes that you delete stay under <Link to={paths.deletedCodes}>Recently deleted</Link> for 30
            days. You can restore them there, or delete them for good.
          </li>
        </Steps>
        <Picture alt="The Save button, and a message that the code was saved to the history.">
          <Stack>
            <FieldPart label="Website URL" value="https://example.com/menu" />
            <ButtonPart icon="save">Save</ButtonPart>
            <NotePart icon="check" look="good">
              Scans well. Saved to your history as “example.com/menu”.
            </NotePart>
          </Stack>
        </Picture>
        <p>
          Your browser encrypts a code before it sends it. Without your password or recovery code, nobody can
          read what we store. <Link to={`${paths.privacy}#account-data`}>What we can see</Link>
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
            <Link to={paths.forgotPassword}>Set a new password</Link> by email, and log in with it.
          </li>
          <li>
            Open your <Link to={paths.history}>history</Link>. It asks for the recovery code, because it is
            locked with the old password.
          </li>
          <li>Enter the recovery code and the new password. From then on, the new password unlocks it.</li>
        </Steps>
        <Picture alt="The form that asks for the recovery code and the new password.">
          <Stack>
            <FieldPart label="Recovery code" value="XXXXX-XXXXX-XXXXX-…" />
            <FieldPart label="Password" value="••••••••••••" />
            <ButtonPart>Unlock my history</ButtonPart>
          </Stack>
        </Picture>
        <p>
          Without a recovery code nobody can open it, not even us. You can start over with an empty history.
          None of this is needed if you change your password while you still know it.
        </p>
        <p>
          You can create a recovery code and change your passphrase under{' '}
          <Link to={`${paths.account}#history`}>Saved history</Link> in your account.
        </p>
      </>
    ),
  },
];
