import { wifi } from '@canary/qr/content/wifi';
import type { TypePageContent } from '../type-page-content.ts';

export default {
  type: wifi,
  title: 'Wi-Fi QR code generator',
  description:
    'Make a QR code that joins your Wi-Fi without typing the password. Your browser makes it, so we never see the password.',
  keywords: 'Wi-Fi QR code, WLAN QR code, QR code for Wi-Fi password, guest Wi-Fi QR code',
  lead: 'Guests scan it and are online.',
  contains:
    'The code contains the name of the network (SSID), the kind of security and the password, in the format that Android and iPhones use: WIFI:S:…;T:WPA;P:…;; The password is not encrypted in the code.',
  example: { ssid: 'Guests', encryption: 'WPA', password: 'come on in' },
  readers:
    'The camera app of iPhones (since iOS 11) and the Wi-Fi settings of Android phones (since Android 10) join the network. The camera apps of most current Android phones do, too.',
  questions: [
    {
      question: 'Can people read the password?',
      answer:
        'Yes. It is in the code as plain text, so anyone who can scan the code can read it. Use a guest network.',
    },
    {
      question: 'What should I choose for WPA3?',
      answer:
        'If the network accepts WPA2 as well, choose WPA2: more phones read it. “WPA3 only” is for networks that refuse WPA2, and some apps don’t know it.',
    },
    {
      question: 'What if I change the password?',
      answer: 'Then the code needs a new print, because the password is in its squares.',
    },
  ],
} satisfies TypePageContent;
