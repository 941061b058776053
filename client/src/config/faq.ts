/** The landing page's seven questions (specification §2), in their order. The page of questions begins with them. */
export const faq: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'Is it really free?',
    answer:
      'Yes. URL and Text codes are free, and so are Email codes. They are static codes: they hold your content themselves, so they never expire and nobody can switch them off, not even us.',
  },
  {
    question: 'Do I need an account to download?',
    answer:
      'No. You can download PNGs of URL, Text and Email codes without signing up. The other tabs open with a free account: Location at once, and vCard, SMS and WiFi with one of its 5 starting tokens each.',
  },
  {
    question: 'What does premium add?',
    answer:
      'Phone, SMS, Wi-Fi and vCard codes can be unlocked now, for a token each. (Plain email codes stay free.) Your own logo inside the code, gradients and custom backgrounds are coming soon. Each is a one-time unlock paid with tokens, not a subscription.',
  },
  {
    question: 'What do I get from signing up?',
    answer:
      'A free account starts with 5 tokens to unlock premium upgrades with, and takes part in the leaderboard if you want it to. It also keeps a history of the codes that you save, end-to-end encrypted.',
  },
  {
    question: 'Where does what I type go?',
    answer:
      'Nowhere. Your input is processed locally: the code is drawn, checked and downloaded by your own browser, which goes on without a connection after your first visit. Only what you save to an account is stored, and your browser encrypts it first.',
  },
  {
    question: 'Does it work on my phone?',
    answer:
      'Yes. The whole site is made for small screens too, and the picture is saved to your phone like any other download.',
  },
  {
    question: 'Which file formats can I download?',
    answer:
      'PNG only for now, from 256 to 4,096 pixels, which is enough for a poster. More formats, such as SVG, are coming soon.',
  },
];
