/** What an account is good for, in short. */
export const intro: readonly { readonly topic: string; readonly text: string }[] = [
  {
    topic: 'Free with your account',
    text: 'URL, Text, Email, Location and UPI codes: as many as you like.',
  },
  {
    topic: 'Unlocked with tokens',
    text: 'vCard, Wi-Fi, SMS and Phone codes. You pay once, and they stay yours, on every device.',
  },
  {
    topic: 'Where tokens come from',
    text: 'You started with 5, and each new level brings one more. A day’s first visit and every unlock bring points towards it.',
  },
  {
    topic: 'Read back first',
    text: 'Every picture is read from its own pixels before you get it, in this browser. What you type stays here, unless you save it: encrypted.',
  },
];
