import { startingTokens } from '@canary/catalogue/levels';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { PageSection } from '#shared/layout/sectioned-page.tsx';
import { ButtonPart, FieldPart, NotePart, Picture, Stack } from '../components/picture.tsx';
import { Steps } from '../components/steps.tsx';

/** What there is to do with an account. */
export const account: readonly PageSection[] = [
  {
    id: 'tokens',
    title: 'Unlock something with tokens',
    content: (
      <>
        <p>
          A new account has {startingTokens} tokens. vCard, Wi-Fi, SMS and Phone codes cost one each, once,
          and stay yours on every device.
        </p>
        <Steps>
          <li>
            On your <Link to={paths.home}>dashboard</Link>, open the kind of code that you want.
          </li>
          <li>
            Press <strong>Unlock for 1 token</strong>, and confirm.
          </li>
          <li>The form opens at once. There is nothing more to pay, ever.</li>
        </Steps>
        <Picture alt="With five tokens, four are left after an unlock. A button says: Unlock for 1 token.">
          <Stack>
            <NotePart icon="coins">You have 5 tokens, and 4 will be left.</NotePart>
            <ButtonPart icon="lock-open">Unlock for 1 token</ButtonPart>
          </Stack>
        </Picture>
        <p>
          More tokens come with levels, one each. Points towards them come from a day’s first visit and from
          every unlock. Tokens can’t be bought.
        </p>
      </>
    ),
  },
  {
    id: 'login',
    title: 'Log in, and get back in',
    content: (
      <>
        <Steps>
          <li>
            <Link to={paths.login}>Log in</Link> with your email address and password, or with Google where it
            is offered.
          </li>
          <li>
            On a computer that isn’t yours, untick “Keep me logged in”: closing the browser signs you out.
          </li>
          <li>
            If you have forgotten the password, <Link to={paths.forgotPassword}>ask for a link</Link>. It
            works once, within an hour.
          </li>
        </Steps>
        <Picture alt="The form to log in, with an address, a password, and the button.">
          <Stack>
            <FieldPart label="Email address" value="ada@example.com" />
            <FieldPart label="Password" value="••••••••••••" />
            <ButtonPart>Login</ButtonPart>
          </Stack>
        </Picture>
        <p>
          Under <Link to={`${paths.account}#devices`}>Devices</Link> you see where you are logged in. If you
          don’t know one of them, log it out, then change your password.
        </p>
      </>
    ),
  },
  {
    id: 'data',
    title: 'Take your data, or delete your account',
    content: (
      <>
        <Steps>
          <li>
            Under <Link to={`${paths.account}#data`}>Your data</Link>, press “Download my data (JSON)”. The
            file holds everything that we keep about you, except what would let somebody in.
          </li>
          <li>
            To leave, go to <Link to={`${paths.account}#delete`}>Delete my account</Link>, and confirm with
            your password. If you came with Google, set a password first.
          </li>
        </Steps>
        <Picture alt="The button that downloads your data, and below it the file that was saved.">
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
          Deleting takes tokens, unlocks and level with it, at once and for good. Codes that you have printed
          go on working.
        </p>
      </>
    ),
  },
];
