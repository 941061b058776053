import { startingTokens } from '@canary/catalogue/levels';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { PageSection } from '#shared/layout/sectioned-page.tsx';
import { ButtonPart, FieldPart, NotePart, Picture, Stack, Steps } from './pictures.tsx';

/** Guides about the account. */
export const account: readonly PageSection[] = [
  {
    id: 'tokens',
    title: 'Unlock a feature with tokens',
    content: (
      <>
        <p>
          A new account has {startingTokens} tokens. vCard, Wi-Fi, SMS and Phone codes cost one each. You pay
          once and keep them on every device.
        </p>
        <Steps>
          <li>
            On your <Link to={paths.home}>dashboard</Link>, open the type that you want, and make your code.
            Trying costs nothing.
          </li>
          <li>
            Download, copy, print or save it, and click <strong>Unlock for 1 token and download</strong>.
          </li>
          <li>You get the code, and never pay for this type again.</li>
        </Steps>
        <Picture alt="The number of tokens, five, and below it a button: Unlock for 1 token and download.">
          <Stack>
            <NotePart icon="coins">You have 5 tokens.</NotePart>
            <ButtonPart icon="lock-open">Unlock for 1 token and download</ButtonPart>
          </Stack>
        </Picture>
        <p>
          Each new level gives you another token. You earn points with your first visit each day and with
          every unlock. You can’t buy tokens.
        </p>
      </>
    ),
  },
  {
    id: 'login',
    title: 'Log in or reset your password',
    content: (
      <>
        <Steps>
          <li>
            <Link to={paths.login}>Log in</Link> with your email address and password, or with Google if it is
            available.
          </li>
          <li>
            On a computer that isn’t yours, untick “Keep me logged in”. Closing the browser then logs you out.
          </li>
          <li>
            If you forgot your password, <Link to={paths.forgotPassword}>ask for a link</Link>. It works once,
            within an hour.
          </li>
        </Steps>
        <Picture alt="The login form with an email address, a password and a button.">
          <Stack>
            <FieldPart label="Email address" value="ada@example.com" />
            <FieldPart label="Password" value="••••••••••••" />
            <ButtonPart>Log in</ButtonPart>
          </Stack>
        </Picture>
        <p>
          Under <Link to={`${paths.account}#devices`}>Devices</Link> you see where you are logged in. If you
          don’t recognise a device, log it out and change your password.
        </p>
      </>
    ),
  },
  {
    id: 'api-keys',
    title: 'Let a program use your account',
    content: (
      <>
        <Steps>
          <li>
            Under <Link to={`${paths.account}#api-keys`}>API keys</Link>, click “Create an API key”. Give it
            the name of the program, and choose what it may do: with your boards or one of them, with your
            dynamic codes, or with images.
          </li>
          <li>
            Copy the key into the settings of the program. It is shown only once. The{' '}
            <Link to={paths.developers}>page for developers</Link> has programs to start from.
          </li>
          <li>If a key got into the wrong hands, revoke it. Programs that use it stop working at once.</li>
        </Steps>
        <Picture alt="An API key called Till that reads your boards, with the button Revoke.">
          <Stack>
            <NotePart icon="lock">Till: reads your boards</NotePart>
            <ButtonPart look="quiet">Revoke</ButtonPart>
          </Stack>
        </Picture>
        <p>
          No key reaches your saved codes, which we can’t read, or your account, or changes the members and
          invitations of boards. A key keeps working when you log out or change your password. A reset of your
          password by email revokes all keys.
        </p>
      </>
    ),
  },
  {
    id: 'data',
    title: 'Download your data or delete your account',
    content: (
      <>
        <Steps>
          <li>
            Under <Link to={`${paths.account}#data`}>Your data</Link>, click “Download my data (JSON)”. The
            file contains everything that we store about you, except passwords and login keys, and what you
            wrote on boards that this browser hasn’t sent yet. Of each board, it has the cards and comments
            that are yours; if there are many, keep the page open until the file is saved. To save a whole
            board, choose Export in its menu.
          </li>
          <li>
            To delete your account, go to <Link to={`${paths.account}#delete`}>Delete account</Link> and
            confirm with your password. If you signed up with Google, set a password first.
          </li>
        </Steps>
        <Picture alt="The button that downloads your data, and a message that the file was saved.">
          <Stack>
            <ButtonPart icon="download" look="quiet">
              Download my data (JSON)
            </ButtonPart>
            <NotePart icon="check" look="good">
              Saved as canary-qr-data.json.
            </NotePart>
          </Stack>
        </Picture>
        <p>
          Deleting your account also deletes your tokens, unlocks, level and saved codes, immediately and
          permanently. Static codes that you have printed keep working. Dynamic codes stop: the dialog says
          how many they are, and saves a table of them as a CSV file. Boards without other members are
          deleted, too; on the others your name becomes “Former member”.
        </p>
      </>
    ),
  },
];
