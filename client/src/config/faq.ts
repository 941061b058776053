/** The seven questions of the landing page. The FAQ page starts with them. */
export const faq: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'Is it really free?',
    answer:
      'Yes. URL, Text and Email codes are free. They contain your content themselves, so they never expire and no one can turn them off, not even us. With a free account you can also make codes whose target you change after printing.',
  },
  {
    question: 'Do I need an account to download?',
    answer:
      'No. You can download URL, Text and Email codes without signing up. For the other types you need a free account: Location is included, and vCard, SMS and WiFi cost one of your 5 starting tokens each.',
  },
  {
    question: 'What does premium add?',
    answer:
      'You can unlock Phone, SMS, Wi-Fi and vCard codes for one token each. (Plain email codes stay free.) Your own logo inside the code, gradients with more than two colours, and pictures or transparency behind the code cost two tokens each. Each is a one-time unlock, not a subscription, and you can try it before you unlock it.',
  },
  {
    question: 'What do I get from signing up?',
    answer:
      'A free account comes with 5 tokens for premium upgrades. You can make dynamic codes, whose target you change after printing. It keeps an end-to-end encrypted history of the codes that you save, and you can take part in the leaderboard if you like.',
  },
  {
    question: 'Where does my input go?',
    answer:
      'Nowhere. Your input is processed locally: your own browser draws, checks and downloads the code, and after your first visit it works offline. We only store what you save to an account, and your browser encrypts it first.',
  },
  {
    question: 'Does it work on my phone?',
    answer:
      'Yes. The whole site works on small screens, and the picture is saved to your phone like any other download.',
  },
  {
    question: 'Which file formats can I download?',
    answer:
      'PNG, SVG, PDF, WebP and JPEG. Download gives you a PNG; the arrow beside it offers the other formats, 256 to 8,192 pixels or a real size in millimetres or inches, and tells you from how far away the code scans. For print, SVG and PDF are sharp at every size. Each file is read back before you get it.',
  },
];
