import { startingTokens } from '@canary/catalogue/levels';
import { Link } from 'react-router-dom';
import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { numbered } from './legal-page.tsx';

/** The seven sections of the terms. */
export const terms = numbered([
  {
    id: 'agreement',
    title: 'About these terms',
    content: (
      <>
        <p>
          These terms are an agreement between you and the operator of this site (“we”, “us”). By using{' '}
          {brand.name} you accept them. If you don’t accept them, please don’t use it.
        </p>
        <p>
          The <Link to={paths.privacy}>Privacy Policy</Link> is part of these terms. It explains how we handle
          what we know about you.
        </p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'The service',
    content: (
      <>
        <p>
          {brand.name} is a website that makes QR codes in your browser. URL, Text and Email codes are free
          for everyone. A free account adds more types, some of which you unlock with tokens.{' '}
          <Link to={paths.features}>Features</Link> lists what is available today. We may change, add or
          remove parts of the site, and it may be unavailable at times.
        </p>
        <p>
          Most codes are static: they contain your content themselves and don’t pass through us. They keep
          working whatever happens to this site or your account.
        </p>
        <p>
          A <Link to={paths.dynamicQr}>dynamic code</Link> contains a short link of this site. It is free, has
          no scan limit and doesn’t expire. It works as long as this site does, and stops when you delete it
          or your account. Before you print many, consider what you would do without it.
        </p>
      </>
    ),
  },
  {
    id: 'codes',
    title: 'Your codes and your responsibility',
    content: (
      <>
        <p>
          What you put into a code remains yours, and so does the picture. You may use it as you like,
          including commercially, without paying or mentioning us.
        </p>
        <p>
          You are responsible for what your codes contain and where they lead. Make sure that you have the
          right to use that content. We can’t check it for you, because we never see it. The one exception is
          where a dynamic code leads.
        </p>
        <p>
          Every picture is read back before you get it. This finds codes that can’t be read. It can’t
          guarantee that every phone reads your code on every paper and in every light. Scan a proof before
          you print many.
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
          For an account you need your own email address or a Google account. Choose a password that you use
          nowhere else, and keep it to yourself: you are responsible for what is done with your account.
        </p>
        <p>
          If you think that someone else has access to your account, change your password and log out the
          devices that you don’t recognise. You can do both on your{' '}
          <Link to={paths.account}>account page</Link>.
        </p>
        <p>You can delete your account there at any time, without giving a reason or notice.</p>
      </>
    ),
  },
  {
    id: 'tokens',
    title: 'Tokens and unlocks',
    content: (
      <>
        <p>
          A new account starts with {startingTokens} tokens, and each new level gives you another one. Tokens
          are not for sale. They have no monetary value, can’t be paid out and can’t be transferred to someone
          else.
        </p>
        <p>
          You pay for an unlock once, in tokens. There is no subscription. It stays with your account on every
          device for as long as the account and this site exist. Unlocks can’t be exchanged for tokens.
        </p>
        <p>When an account is deleted, its tokens and unlocks are lost.</p>
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
            to deceive or harm people, for example with codes that lead to phishing, malware or fraudulent
            payments;
          </li>
          <li>to break the law or violate the rights of others;</li>
          <li>to access accounts that aren’t yours or to bypass the limits of the site;</li>
          <li>to send so many requests that the site gets slow or unavailable for others.</li>
        </ul>
        <p>
          The <Link to={paths.tasks}>open board</Link> is shared. Unless we have restricted it to members,
          everyone can see and change what is on it. Don’t post anything there that is secret, insulting, or
          about people who don’t agree to it. Your own boards are for the people you invite. Their owners
          decide who is on them, and can remove members and delete the board.
        </p>
        <p>
          If you break these rules, we may remove what you have put on a board, or your account, or turn off a
          short link. Anyone can <Link to={paths.report}>report a short link</Link>, and visitors of one that
          we turned off read why.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Liability and changes',
    content: (
      <>
        <p>
          {brand.name} is free of charge and provided as it is. To the extent permitted by law, we give no
          warranty and aren’t liable for damage caused by using it, such as the cost of a print that can’t be
          scanned. This doesn’t affect rights that the law gives you and that can’t be waived.
        </p>
        <p>
          We may change these terms. The date at the top shows when this version took effect. If one provision
          of these terms is invalid, the others remain in force.
        </p>
        <p>
          Questions? <Link to={paths.contact}>Write to us.</Link>
        </p>
      </>
    ),
  },
]);
