import { startingTokens } from '@canary/catalogue/levels';
import { Link } from 'react-router-dom';
import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { numbered } from './numbered.ts';

/** The terms: seven sections (specification §2). */
export const terms = numbered([
  {
    id: 'agreement',
    title: 'What these terms are about',
    content: (
      <>
        <p>
          These terms hold between you and whoever runs this site (“we”, “us”). By using {brand.name} you
          agree to them. If you don’t, please don’t use it.
        </p>
        <p>
          How we deal with what we know about you is in the <Link to={paths.privacy}>Privacy Policy</Link>,
          which belongs to these terms.
        </p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'What you get',
    content: (
      <>
        <p>
          {brand.name} is a web site that makes QR codes in your browser. URL, Text and Email codes are free
          for everybody. A free account adds Location and UPI codes, and others that can be unlocked with
          tokens. <Link to={paths.features}>Features</Link> lists what there is today.
        </p>
        <p>
          What is called “coming soon” isn’t here yet, and nobody should rely on it. We may change, add or
          take away parts of the site, and it may be out of reach at times.
        </p>
        <p>
          The codes are static: they hold your content themselves and don’t pass through us. They go on
          working, whatever becomes of this site or your account.
        </p>
      </>
    ),
  },
  {
    id: 'codes',
    title: 'Your codes, and your responsibility for them',
    content: (
      <>
        <p>
          What you put into a code stays yours, and so does the picture. You may use it as you like, for
          business too, without paying us or naming us.
        </p>
        <p>
          You answer for what your codes hold and where they lead. Make sure that you have the right to use
          it. We can’t check it for you, because we never see it.
        </p>
        <p>
          Every picture is read back before you get it. That finds codes that can’t be read; it can’t promise
          that every phone reads yours on every paper and in every light. Scan a proof before you print many.
        </p>
        <p>“QR Code” is a registered trademark of DENSO WAVE INCORPORATED.</p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    content: (
      <>
        <p>
          To have an account you need an email address of your own, or a Google account. Choose a password
          that you use nowhere else, and keep it to yourself: what is done from your account counts as done by
          you.
        </p>
        <p>
          If you think that somebody else got in, change your password and log out the devices that you don’t
          know. Both are on your <Link to={paths.account}>account page</Link>.
        </p>
        <p>You can delete your account there at any time. You need no reason and no notice.</p>
      </>
    ),
  },
  {
    id: 'tokens',
    title: 'Tokens and unlocks',
    content: (
      <>
        <p>
          A new account starts with {startingTokens} tokens, and each new level brings another. Tokens are not
          sold. They are worth no money, can’t be paid out, and can’t be given to somebody else.
        </p>
        <p>
          An unlock is paid for once, in tokens. There is no subscription. It stays with your account on every
          device for as long as the account and this site exist, and it can’t be handed back for tokens.
        </p>
        <p>When an account is deleted, its tokens and unlocks are gone with it.</p>
      </>
    ),
  },
  {
    id: 'conduct',
    title: 'What isn’t allowed',
    content: (
      <>
        <p>Please don’t use {brand.name}</p>
        <ul>
          <li>
            to deceive or harm people: with codes that lead to stolen logins, malware or false payments;
          </li>
          <li>to break the law, or the rights of others;</li>
          <li>to get into accounts that aren’t yours, or to get around the limits of the site;</li>
          <li>to make so many requests that it gets slow or unreachable for others.</li>
        </ul>
        <p>
          The <Link to={paths.tasks}>task board</Link> is shared. Unless we have closed it to members, anybody
          can see and change what is on it. Put nothing there that is secret, insulting, or about people who
          don’t want it there.
        </p>
        <p>Whoever breaks these rules may lose what they have put on the board, or their account.</p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'No guarantee, and changes',
    content: (
      <>
        <p>
          {brand.name} is free of charge and offered as it is. As far as the law allows, we give no guarantee
          for it, and aren’t liable for damage that comes from using it, such as the cost of a print that
          nobody can scan. Rights that the law gives you and that can’t be waived stay as they are.
        </p>
        <p>
          We may change these terms. The date at the top says from when the version holds that you are
          reading. If a sentence of them doesn’t hold in law, the others still do.
        </p>
        <p>
          Questions? <Link to={paths.contact}>Write to us.</Link>
        </p>
      </>
    ),
  },
]);
