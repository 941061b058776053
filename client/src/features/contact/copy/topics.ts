import type { ContactMessage } from '@canary/input/contact';

/** What a message can be about, in the words of whoever writes it, in the order in which it is offered. */
export const topics: readonly { readonly value: ContactMessage['topic']; readonly label: string }[] = [
  { value: 'QUESTION', label: 'I have a question' },
  { value: 'PROBLEM', label: 'Something doesn’t work' },
  { value: 'IDEA', label: 'I miss something' },
  { value: 'PRIVACY', label: 'My account, my data' },
  { value: 'OTHER', label: 'Something else' },
];
