import { startingTokens } from '@canary/catalogue/levels';
import { paths } from '#config/paths.ts';
import type { Question } from './question.ts';

export const account: readonly Question[] = [
  {
    question: 'I forgot my password. How do I log in again?',
    alsoFoundBy: 'reset lost login',
    answer:
      'Choose “Forgot password?” on the login page. We’ll email you a link that works once, within an hour. Setting a new password logs you out on all devices. Then log in with the new password.',
    more: { text: 'Get the link', to: paths.forgotPassword },
  },
  {
    question: 'I didn’t get the email. What can I do?',
    answer:
      'Check your spam folder, and make sure that you entered the address of your account. We send nothing to other addresses, and we don’t say so, because that would reveal who has an account. Each address gets at most five such emails an hour.',
  },
  {
    question: 'Can I set a password if I signed up with Google?',
    answer:
      'Yes. On your account page, under Password, ask for a link by email. With a password you can also change your email address and delete your account.',
    more: { text: 'Go to Password', to: `${paths.account}#password` },
  },
  {
    question: 'Where am I logged in?',
    answer:
      'Your account page lists every device, with its browser and the time it was last seen. You can log out one of them or all at once. A device that isn’t used for 30 days is logged out automatically.',
    more: { text: 'Go to Devices', to: `${paths.account}#devices` },
  },
  {
    question: 'How do I change my email address?',
    answer:
      'On your account page, under Email. We send a link to the new address, and the change takes effect when you open it. Until then, log in with the old address.',
    more: { text: 'Go to Email', to: `${paths.account}#email` },
  },
  {
    question: 'How do I delete my account?',
    answer:
      'At the bottom of your account page, with your password. Everything that we store about you is deleted at once, including tokens and unlocks. This can’t be undone. Static codes that you have printed keep working. Dynamic codes stop working.',
    more: { text: 'How to download your data first', to: `${paths.help}#data` },
  },
];

export const tokens: readonly Question[] = [
  {
    question: 'What are tokens for, and how do I get more?',
    answer: `Tokens unlock premium features. A new account has ${startingTokens}, and each new level gives you one more. Contact, Wi-Fi, SMS and phone codes cost one token each.`,
    more: { text: 'How unlocking works', to: `${paths.help}#tokens` },
  },
  {
    question: 'Can I buy tokens?',
    alsoFoundBy: 'price cost pay payment money refund cancel subscription plan',
    answer: 'No. They are not for sale, and nothing on this site costs money.',
  },
  {
    question: 'Does an unlock expire?',
    answer:
      'No. You pay once, and the unlock stays with your account on every device. It is lost only if you delete the account.',
  },
  {
    question: 'What are points and levels?',
    answer:
      'Your first visit each day gives you 10 points, and every unlock 20. You reach level 1 at 50 points, level 2 at 150, and so on up to level 10 at 2,750. You never lose a level.',
  },
  {
    question: 'Who can see me on the leaderboard?',
    answer:
      'Nobody, unless you turn it on. Then everyone can see your username, level and points, and nothing else. You can leave at any time.',
    more: { text: 'Go to Leaderboard', to: `${paths.account}#leaderboard` },
  },
];

export const privacy: readonly Question[] = [
  {
    question: 'Can you see who scans my codes?',
    answer:
      'No. A static code contains your content itself and doesn’t lead through us, so we never learn about a scan. Of a dynamic code we count the scans, and store nothing about the people.',
    more: { text: 'What is counted', to: `${paths.faq}#what-do-you-count-when-someone-scans-a-dynamic-code` },
  },
  {
    question: 'Are my codes encrypted?',
    answer:
      'The pictures aren’t: anyone who scans one can read it, so don’t put a secret into a code that strangers can see. The codes in your history are: your browser encrypts their name, folder, content and colours before it sends them.',
    more: { text: 'How the history works', to: `${paths.help}#history` },
  },
  {
    question: 'Can you read my saved codes?',
    answer:
      'Not from what we store. Reading them takes your password or your recovery code, and we store neither. We can see when a saved code was created and changed, and roughly how long it is. Your password does reach our server when you sign up or log in, and is forgotten there: someone who takes over the server could keep it, or send you a page that reveals it.',
    more: { text: 'What we store about it', to: `${paths.privacy}#account-data` },
  },
  {
    question: 'I forgot my password. Are my saved codes lost?',
    answer:
      'Not if you have created a recovery code. After you have set a new password by email, only the recovery code opens the history. Without it nobody can, not even us, and you can only start over. If you change a password that you still know, nothing is lost.',
    more: { text: 'When you need the recovery code', to: `${paths.help}#history` },
  },
  {
    question: 'Which cookies do you use?',
    answer:
      'One that keeps you logged in, and one that lasts ten minutes while you log in with Google. There are no cookies for ads or statistics, so there is no cookie banner.',
    more: { text: 'What is stored in your browser', to: `${paths.privacy}#browser` },
  },
  {
    question: 'Does it work without a connection?',
    alsoFoundBy: 'internet network airplane mode',
    answer:
      'Yes. After your first visit you can open the generator and make, check and download codes offline. If you ticked “Keep me logged in”, your history opens too, and what you save or change is sent later. You need a connection to log in, to unlock features and to use your account.',
    more: { text: 'How to use it offline', to: `${paths.help}#offline` },
  },
  {
    question: 'What do you know about me?',
    answer:
      'Without an account, only what you tell us yourself: messages from the contact form, for a year at most, and what you put on the open board, which isn’t linked to you. With an account, what we need to run it. You can download that as a file from your account page at any time.',
    more: { text: 'Read the privacy policy', to: paths.privacy },
  },
];

export const board: readonly Question[] = [
  {
    question: 'What is the task board?',
    answer:
      'A board with three columns: todo, in progress and done. Everyone who has it open moves the cards together and sees changes live. It has nothing to do with codes: it is a separate tool. The open board is for everyone; with an account, you can also have boards of your own.',
    more: { text: 'Open the board', to: paths.tasks },
  },
  {
    question: 'Who can see what I put on the board?',
    answer:
      'On the open board: everyone, unless the operator of this site has restricted it to members. Everyone can also change and delete it, so don’t put anything secret there. On a board of your own: only the people you invite.',
  },
  {
    question: 'Can my team have a board of its own?',
    alsoFoundBy: 'private members invite share roles',
    answer:
      'Yes. Create a board under Boards and send an invitation link. You choose whether people with the link can only look at the board, change cards, or also manage members.',
    more: { text: 'How to invite people', to: `${paths.help}#own-boards` },
  },
  {
    question: 'What can a card hold?',
    alsoFoundBy:
      'description label due date checklist comment markdown link attachment upload file automation gantt',
    answer:
      'A description, links, assignees, a due date and a checklist; on a board of your own also labels and comments. There are no uploaded files, automations, Gantt charts or custom roles.',
    more: { text: 'How to work with cards', to: `${paths.help}#cards` },
  },
  {
    question: 'How do I learn that a card was assigned to me?',
    alsoFoundBy: 'notice notification mention email unsubscribe turn off',
    answer:
      'My cards lists your cards, and a notice when a member of one of your boards assigns you a card or mentions you. If you don’t open the card within 15 minutes, we email your confirmed address, at most once an hour. One click in the email turns that off, and so does your account page.',
    more: { text: 'Go to Email', to: `${paths.account}#email` },
  },
  {
    question: 'Can I use the board with the keyboard?',
    answer:
      'Yes. Use the arrow keys to move between cards. Space picks a card up, arrow keys move it, Space drops it, and Escape puts it back. Enter opens a card, and ? lists all keys.',
    more: { text: 'All keys of the board', to: `${paths.help}#board` },
  },
  {
    question: 'What if my connection fails while I use the board?',
    answer:
      'Keep working. Your browser keeps your changes, marked as not sent yet, and sends them in order once the connection is back, also if you close it meanwhile.',
  },
];
