import { Link } from 'react-router-dom';
import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { numbered } from './numbered.ts';

/** The privacy policy: seven sections (specification §2). What it says is what the code does; whoever changes one looks at the other. */
export const privacy = numbered([
  {
    id: 'short',
    title: 'In short',
    content: (
      <>
        <ul>
          <li>
            What you put into a QR code doesn’t leave your browser, unless you save it to your account. Then
            it is encrypted there first, and what we store can’t be read without your password or recovery
            code.
          </li>
          <li>You need no account. If you make one, we keep what it takes to run it.</li>
          <li>There are no ads, no trackers and no statistics about you, ours or anybody else’s.</li>
          <li>You can download what we keep about you, and delete it, without asking us.</li>
        </ul>
        <p>
          “We” is whoever runs this site, and is responsible for what it keeps. The{' '}
          <Link to={paths.contact}>contact page</Link> reaches them.
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    content: (
      <>
        <p>
          Codes are drawn, read back and downloaded by your own browser. What you type is in the page’s memory
          until you close or leave it, and the picture goes from there to your downloads or your clipboard. No
          request to us holds any of it in a form that we could read.
        </p>
        <p>Your browser stores a few things for this site. You can delete them in its settings:</p>
        <ul>
          <li>what you have closed, opened or chosen, such as a notice, or the light or the dark theme;</li>
          <li>a random number by which the task board tells your browser from others;</li>
          <li>changes to the task board that couldn’t be sent yet, until they are or you close the tab;</li>
          <li>what you were typing, for the moment in which the site loads a newer version of itself;</li>
          <li>
            copies of the site’s own files, so that it opens without a connection, and, if you are logged in,
            which kinds of codes you have unlocked;
          </li>
          <li>
            if you keep logged in and have a history of codes: its key, in a form that pages can use but not
            read, and which version of each saved code it has seen. Both are deleted when you log out.
          </li>
        </ul>
        <p>
          We use cookies to sign you in and for nothing else. One keeps you logged in: until you close the
          browser, or, if you ticked “Keep me logged in”, until you haven’t come back for 30 days. Another is
          there for ten minutes at most while you log in with Google.
        </p>
      </>
    ),
  },
  {
    id: 'account-data',
    title: 'What we keep about an account',
    content: (
      <>
        <ul>
          <li>Your username, your email address, and whether and when you confirmed it.</li>
          <li>
            Your password as an argon2id hash, from which it can’t be read, and when you last changed it. With
            Google, the number by which Google knows you, in its place or beside it.
          </li>
          <li>
            Each device that is logged in: its browser and system, such as “Firefox on Linux”, since when, and
            when it was last seen. Only a hash of its key is stored. It is deleted when you log out, and some
            time after 30 days without a visit.
          </li>
          <li>
            Your tokens, unlocks, points and level, with the days on which they came. Points are given for a
            day’s first visit, so the days on which you were here are among them.
          </li>
          <li>Links that we mailed you, as a hash, for a day at most or until the next one is made.</li>
          <li>What you chose: to be on the leaderboard, or to be told about dynamic codes.</li>
        </ul>
        <p>
          <strong>Saved codes.</strong> The codes that you make aren’t kept, except those that you save. Your
          browser encrypts them first: name, folder, content and colours, with a key of your own. We store
          that key only as locked by your password or passphrase, and by your recovery code; we store neither
          of these. What we can see of a saved code is a random number, when it was made and changed, how
          often, and its length, rounded up to 256 characters. What you delete is kept for a day, so that it
          can be undone, and erased at some time after that.
        </p>
        <p>
          Your password itself does reach the server when you log in, which compares it and forgets it. So
          this protects you from whoever gets hold of the database or its backups, and from a look into it. It
          couldn’t protect you from a server that was changed to keep passwords, or to send you other code.
        </p>
        <p>All of it is kept for as long as you have the account.</p>
      </>
    ),
  },
  {
    id: 'seen',
    title: 'What others can see',
    content: (
      <>
        <p>
          <strong>Leaderboard.</strong> You are only on it if you switch that on. It then shows your username,
          level and points to everybody, and nothing else.
        </p>
        <p>
          <strong>Task board.</strong> Unless we have closed it to members, the{' '}
          <Link to={paths.tasks}>board</Link> is open to everybody. Whatever you put on it, names of people
          included, can be read, changed and deleted by anybody. While you have it open, others see your
          username, or “Guest” if you aren’t logged in, and which card you are dragging. Cards and changes
          don’t say who made them. A deleted card can be restored for 30 days, and is erased at some time
          after that; the board’s last 10,000 changes are kept.
        </p>
      </>
    ),
  },
  {
    id: 'messages',
    title: 'Messages and mail',
    content: (
      <>
        <p>
          <strong>Contact form.</strong> What you write there, with your name, your email address and what it
          is about, is stored for at most a year, so that whoever runs this site can answer. If you are signed
          in, it is stored with your account, and deleted with it. Where this site sends mail and whoever runs
          it has set an address for messages, it is mailed there, too, and that copy may remain in their
          mailbox.
        </p>
        <p>
          <strong>Mail to you.</strong> We write to confirm an address, to let you set a password, and when
          your password, your address or your way to log in has changed; and once when there are dynamic
          codes, if you asked to be told. We don’t send newsletters. The mails go out by the mail provider
          that whoever runs this site has chosen.
        </p>
      </>
    ),
  },
  {
    id: 'server',
    title: 'The server, and third parties',
    content: (
      <>
        <p>
          To answer you, the server has to see your network address. To keep attackers out, it counts requests
          and wrong passwords by address, for an hour at most. For 30 days it remembers which addresses an
          account was logged in from, so that strangers can’t lock out its owner. The database stores a hash
          of each address for this, never the address itself.
        </p>
        <p>
          The log tells of failures, not of visits; a line of it may hold the address that a failed request
          came from. Where this site runs behind another server or at a hosting company, that one may keep an
          access log of its own.
        </p>
        <p>
          Reports on how fast pages load are off, unless whoever runs this site switches them on. Then they
          hold numbers and the name of the page, go to this site’s own log, and don’t say who you are.
        </p>
        <p>
          <strong>Third parties.</strong> Every file comes from this site itself: no fonts, scripts or
          pictures from elsewhere. Only if you choose to log in with Google do you go to Google’s pages, under{' '}
          <a href="https://policies.google.com/privacy">Google’s privacy policy</a>. Google then tells us your
          name, your email address, and the number by which it knows you. We sell and pass on nothing, unless
          the law makes us.
        </p>
      </>
    ),
  },
  {
    id: 'choices',
    title: 'Your choices',
    content: (
      <>
        <p>
          On your <Link to={paths.account}>account page</Link> you can see and correct what we keep, download
          all of it as a file, log out devices, and delete your account. Deletion happens at once and can’t be
          undone. Backups that were made before may keep a copy until they are replaced.
        </p>
        <p>
          The law where you live may give you more rights, such as to ask what is kept about you, to have it
          corrected or deleted, or to complain to an authority. <Link to={paths.contact}>Write to us</Link>,
          also if you have no account.
        </p>
        <p>
          If {brand.name} starts to keep something else, this page will say so first. The date at the top says
          from when the version holds that you are reading.
        </p>
      </>
    ),
  },
]);
