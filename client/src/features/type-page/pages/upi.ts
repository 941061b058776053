import { upi } from '@canary/qr/content/upi';
import type { TypePageContent } from '../type-page-content.ts';

export default {
  type: upi,
  title: 'UPI QR code generator',
  description:
    'Make a UPI QR code to get paid in rupees, with or without an amount. Every UPI app reads it. Free with an account.',
  keywords: 'UPI QR code, UPI QR code generator, QR code for payment in India, GPay QR code, PhonePe QR code',
  lead: 'Get paid in rupees, in any UPI app.',
  contains:
    'The code contains a upi://pay link, as the National Payments Corporation of India specifies it (UPI Linking Specifications 1.6): your UPI ID, your name, and the amount and a note if you enter them. The currency is INR.',
  example: { pa: 'name@bank', pn: 'Corner Shop', am: '99.50' },
  readers:
    'UPI apps such as BHIM, Google Pay, PhonePe and Paytm read it with their own scanner. The person sees your name and the amount, and confirms the payment with their UPI PIN.',
  questions: [
    {
      question: 'Can the payer change the amount?',
      answer:
        'If you leave the amount empty, the payer enters it. With an amount in the code, the app shows that amount.',
    },
    {
      question: 'Does the money go through you?',
      answer:
        'No. The code only contains your UPI ID. The payer’s app pays you directly, and we don’t learn of it.',
    },
    {
      question: 'Is a made-up UPI ID detected?',
      answer:
        'No. We check its form only, and never contact a bank. Pay yourself one rupee before you print the code.',
    },
  ],
} satisfies TypePageContent;
