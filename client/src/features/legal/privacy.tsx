import { Link } from 'react-router-dom';
import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { numbered } from './legal-page.tsx';

/** The seven sections of the privacy policy. They describe what the code does, so change both together. */
export const privacy = numbered([
  {
    id: 'short',
    title: 'In short',
    content: (
      <>
        <ul>
          <li>
            What you put into a QR code doesn’t leave your browser, unless you save it to your account. Then
            your browser encrypts it first, and no one can read what we store without your password or
            recovery code. Only of a dynamic code we know where it leads, so that we can lead there.
          </li>
          <li>You need no account. If you create one, we store what we need to run it.</li>
          <li>There are no ads, no trackers and no statistics about you, from us or anyone else.</li>
          <li>You can download and delete what we store about you without asking us.</li>
        </ul>
        <p>
          “We” are the operator of this site, who is responsible for the data it stores. You can reach us on
          the <Link to={paths.contact}>contact page</Link>.
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
          Your own browser draws, reads back and downloads codes. What you type stays in its tab until you
          close the tab or log out, and the picture goes straight to your downloads or clipboard. No request
          to us contains any of it in a form that we could read, except where a dynamic code leads, and the
          text of a code whose image address you ask for.
        </p>
        <p>
          An image address has a code drawn by our server, for a web page, a document or a program. The server
          then gets the text of the code, and neither stores nor logs it. The text is also seen by those who
          see the address, and caches between you and us may keep it.
        </p>
        <p>
          The page that scans codes reads the picture of your camera, and the pictures and PDF files that you
          choose, in your browser, too. Neither they nor what their codes contain is sent or stored. Only if
          you ask where a short link of this site leads is its name sent to us.
        </p>
        <p>
          Your browser stores a few things for this site, until you delete them in its settings, or earlier if
          this list says so:
        </p>
        <ul>
          <li>what you closed, opened or chose, such as a notice or the light or dark theme;</li>
          <li>
            the look of your last code, with the frame’s text and the images that you added to it, so that the
            next code starts with it: until you reset the design or log out;
          </li>
          <li>a random number that tells your browser from others on the task board;</li>
          <li>
            a random number that tells a tab from others, the column of a board that it shows on a narrow
            screen, and which versions of the site it has replaced: until you close the tab;
          </li>
          <li>
            the last ZIP file of many codes, in browsers that can’t write it to the disk as it grows: until
            you open that page again or log out;
          </li>
          <li>
            changes to a board that haven’t been sent yet, texts that you are writing on its cards, and, if
            you stay logged in, encrypted changes to your history of codes: until they are sent or you log
            out, or, if you don’t stay logged in, for a day;
          </li>
          <li>
            a copy of each board that you opened, so that it opens offline: copies of your own boards until
            you log out;
          </li>
          <li>
            the secret of an invitation to a board that you opened, until you have joined, and then which
            board you joined: until you close the tab;
          </li>
          <li>
            what you were typing, with a Wi-Fi password in it, while the tab is in the background, reloads the
            page or shows another site, so that it is there when you are back, and your code on the landing
            page while you log in or sign up in the same tab, or a code that you read and make again: until
            you are back, you log out or you close the tab;
          </li>
          <li>
            if you are logged in, whether you stay logged in, and the types of codes that you have unlocked:
            until you log out or, if you don’t stay logged in, you close the tab;
          </li>
          <li>copies of the site’s own files, so that it works offline;</li>
          <li>
            the tabs of the API playground, with what you typed into them, until you close the browser’s tab;
          </li>
          <li>
            if you stay logged in and have a history of codes: its key, in a form that pages can use but not
            read, the latest version seen of each saved code, an encrypted copy of the codes, and whether you
            have saved codes. All are deleted when you log out.
          </li>
        </ul>
        <p>
          We use cookies for logging in only. One keeps you logged in: until you close the browser, or, if you
          ticked “Keep me logged in”, until you haven’t visited for 30 days. Another one exists for at most
          ten minutes while you log in with Google.
        </p>
      </>
    ),
  },
  {
    id: 'account-data',
    title: 'What we store about an account',
    content: (
      <>
        <ul>
          <li>Your username, your email address, and whether and when you confirmed it.</li>
          <li>
            Whether you get emails about mentions and assigned cards, when they are sent, and the random
            secret of the link that turns them off.
          </li>
          <li>
            An argon2id hash of your password, from which the password can’t be read, and the time you last
            changed it. If you log in with Google, the number that identifies you at Google.
          </li>
          <li>
            Each device that is logged in: its browser and system, such as “Firefox on Linux”, the time of the
            login, and when it was last seen. We store only a hash of its session key. It is deleted when you
            log out, and some time after 30 days without a visit.
          </li>
          <li>
            Each API key that you create: its name, what it may do, its last four characters, when you created
            it, when it expires, and when it was last used, to within five minutes. We store only a hash of
            the key itself. It is deleted when you revoke it, and 30 days after it expires.
          </li>
          <li>
            Your tokens, unlocks, points and level, with the dates when you got them. You earn points with
            your first visit each day, so these include the days on which you visited.
          </li>
          <li>
            A hash of each link that we emailed you, for at most a day or until the next one is created.
          </li>
          <li>Whether you want to be on the leaderboard.</li>
        </ul>
        <p>
          <strong>Saved codes.</strong> We store only the codes that you save, and the tables of many codes,
          with all their columns, unless you choose that they aren’t kept. Your browser first encrypts their
          name, folder, content and colours with your own key, which it creates when you sign up. We store
          that key only in encrypted form, protected by your password or passphrase and by your recovery code.
          We store neither of these. Of a saved code we can see a random number, when and how often it was
          changed, when it was created, and its length, rounded up to 256 characters. We keep deleted codes,
          encrypted as before, for 30 days, so that you can restore them, and erase them within an hour after
          that. You can erase them earlier under “Recently deleted” in your history. If your history is full,
          the oldest deleted codes are erased first. Deleting your account erases all at once.
        </p>
        <p>
          <strong>Dynamic codes.</strong> We store the short link; the addresses that it leads and has led to,
          and since when; whether the query string of a scan is passed on; the text of a paused code; the time
          zone of its statistics; when it was created and deleted; and, if we turned it off, why. We count how
          often it is scanned: by hour for 90 days, and by day for as long as you have the account, each day
          also by class of device (phone, tablet, computer or other) and, if a proxy of the operator tells us,
          by country. Device and country are counted separately, so that they can’t be combined. Bots and
          previews are counted by day. Of the people who scan a code we store and log nothing: no IP address,
          no browser and no page that they came from. A deleted code can be restored for 30 days. If you
          delete your account, only its short links stay, without where they led, so that no one else gets
          them. The name and the look of a code are in your history, which we can’t read.
        </p>
        <p>
          <strong>Boards.</strong> Of each board that you create or join, we store its name, its cards with
          their titles, and its people: names, which of them have an account, and their roles. We store when
          you last opened it, for its other members. Each change is logged with who made it, for 30 days, and
          the last 10,000 changes for longer. Of an invitation we store a hash of its secret, its role, who
          created it, when it expires, and how often it was used: until 30 days after it expires. Boards
          aren’t encrypted like saved codes. A deleted board can be restored for 30 days and is erased after
          that. If you delete your account, boards without other members are deleted. On the others your name
          becomes “Former member”, and an only owner is followed by the editor who has been there longest, or
          by a viewer if there is no editor.
        </p>
        <p>
          Your password reaches the server when you sign up, log in or change it. The server checks it and
          doesn’t store it. The same password protects the key of your saved codes. So the encryption protects
          you if someone gets the database or its backups, as long as the password is hard to guess. It can’t
          protect you from a server that was changed to record passwords or to send you different code. A
          passphrase isn’t sent to the server, except by such changed code.
        </p>
        <p>We keep all of this for as long as you have the account.</p>
      </>
    ),
  },
  {
    id: 'seen',
    title: 'What others can see',
    content: (
      <>
        <p>
          <strong>Leaderboard.</strong> You appear on it only if you turn it on. It then shows your username,
          level and points to everyone, and nothing else.
        </p>
        <p>
          <strong>Open board.</strong> Unless we have restricted it to members, the{' '}
          <Link to={paths.tasks}>open board</Link> is open to everyone. Everyone can read, change and delete
          what you put on it, including names of people. While you have it open, others see your username, or
          “Guest” if you aren’t logged in, and which card you are dragging. Cards and changes don’t show who
          made them, also if you are logged in. An archived card can be restored for 30 days and is erased
          some time after that. We show what was changed for 30 days, and keep the board’s last 10,000 changes
          for longer.
        </p>
        <p>
          <strong>Your boards.</strong> Only the members of a board see it. They see your name on it, your
          role, your cards and when you last opened it, and, while you have it open, which card you are
          dragging. Your email address isn’t shown. A user with the link of an invitation can see the name of
          the board, who invites, and the names of people without an account, and can join. If you leave, your
          name stays with your cards.
        </p>
      </>
    ),
  },
  {
    id: 'messages',
    title: 'Messages and email',
    content: (
      <>
        <p>
          <strong>Contact form.</strong> We store your message, with your name, email address and topic, for
          at most a year, so that we can answer it. If you are logged in, it is stored with your account and
          deleted with it. If the operator has set an address for messages, they are also sent there by email,
          and that copy may remain in the mailbox.
        </p>
        <p>
          <strong>Email to you.</strong> We email you to confirm an address, to let you set a password, and
          when your password, your address or your login method has changed. If you are a member of boards, we
          also email you about mentions and assigned cards whose notices you haven’t read, with the names of
          the board, the card and the other person. You can turn that off in the email or on your account
          page. We don’t send newsletters. Emails are sent through the operator’s mail provider.
        </p>
        <p>
          <strong>Reports of short links.</strong> We store the link, where it leads and what you write, for
          at most a year, and nothing about you. A copy may be sent to the operator by email.
        </p>
      </>
    ),
  },
  {
    id: 'server',
    title: 'The server and third parties',
    content: (
      <>
        <p>
          To answer you, the server has to see your IP address. To keep attackers out, it counts requests and
          wrong passwords by IP address, for an hour at most. For 30 days it remembers which IP addresses an
          account was logged in from, so that strangers can’t lock out its owner. The database stores a hash
          of each IP address for this, never the address itself.
        </p>
        <p>
          The log records failures, not visits. It may contain the IP address that a failed request came from.
          It also records when an account logs in or out, and when its password, email address or data is
          changed or deleted: with the account’s random id, and without a name, email address or IP address.
          If this site runs behind another server or at a hosting company, they may keep access logs of their
          own.
        </p>
        <p>
          Reports about how fast pages load are off unless the operator turns them on. They contain numbers
          and the name of the page, go only to this site’s own log, and don’t identify you.
        </p>
        <p>
          <strong>Third parties.</strong> All files come from this site itself: no fonts, scripts or pictures
          from elsewhere. Only if you choose to log in with Google do you go to Google’s pages, under{' '}
          <a href="https://policies.google.com/privacy">Google’s privacy policy</a>. Google then tells us your
          name, your email address and the number that identifies you there. We don’t sell your data or pass
          it on, unless the law requires it.
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
          On your <Link to={paths.account}>account page</Link> you can see and correct your data, download all
          of it as a file, log out devices, revoke API keys and delete your account. Deletion is immediate and
          can’t be undone. Earlier backups may contain a copy until they are replaced.
        </p>
        <p>
          The law where you live may give you more rights, such as to ask what is stored about you, to have it
          corrected or deleted, or to complain to an authority. <Link to={paths.contact}>Write to us</Link>,
          even if you have no account.
        </p>
        <p>
          If {brand.name} starts to store anything else, we will update this page first. The date at the top
          shows when this version took effect.
        </p>
      </>
    ),
  },
]);
