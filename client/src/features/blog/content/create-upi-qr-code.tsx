import { Link } from 'react-router-dom';
import { generatorPath } from '#config/generators.ts';
import { ExampleRow } from '../example-row.tsx';
import { examples } from '../examples.ts';

const fields = [
  {
    name: 'pa',
    meaning: 'Payee address: the UPI ID that receives the money, such as name@bank',
    needed: 'Always. A wrong letter pays a stranger, or fails.',
  },
  {
    name: 'pn',
    meaning: 'Payee name',
    needed: 'Always. Write it as your bank does; apps show the bank’s version anyway.',
  },
  {
    name: 'am',
    meaning: 'Amount in rupees, at most two decimals: 120 or 99.50',
    needed: 'Only if everyone pays the same. Without it, the payer enters the amount.',
  },
  { name: 'cu', meaning: 'Currency', needed: 'Always INR. We add it for you.' },
  {
    name: 'tn',
    meaning: 'Transaction note',
    needed: 'If it helps you tell payments apart: a table, an invoice, a month.',
  },
];

export default function CreateUpiQrCode() {
  return (
    <>
      <p>
        A UPI code is not a link to a payment page, and no company has to issue it to you. It is one line of
        text that names the payee. Every UPI app understands that line, which is why a sticker made in a
        minute works with all of them. It is also why a sticker with a mistake, or another person’s sticker on
        top of yours, works just as well. This article explains how to make a good one and how to avoid the
        bad ones.
      </p>

      <h2>What the code contains</h2>
      <p>
        The line follows the UPI Linking Specifications of the National Payments Corporation of India (NPCI).
        For a tea stall that accepts any amount, it looks like this:
      </p>
      <pre>
        <code>{examples['upi-open'].payload}</code>
      </pre>
      <p>For a bill of ₹120 at table 7, it looks like this:</p>
      <pre>
        <code>{examples['upi-fixed'].payload}</code>
      </pre>
      <p>
        After <code>upi://pay?</code> come pairs of name and value, separated by <code>&amp;</code>. Five of
        them matter:
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">What it is</th>
            <th scope="col">When you need it</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, meaning, needed }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{meaning}</td>
              <td>{needed}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Spaces and special characters are encoded, a space as <code>%20</code>. If you write the line by hand
        and put a plain <code>&amp;</code> into the name of your shop, the name ends there and the rest
        becomes an unknown field. The generator takes care of that, in Devanagari and Tamil as well as in
        English.
      </p>
      <p>
        Codes that a bank or a payment company makes for merchants often contain more: a merchant category, a
        reference for each order, sometimes a signature. Those values come from the bank; don’t invent them.
        If you need to match payments with orders automatically, ask your bank for a merchant code. The plain
        code described here only receives payments.
      </p>

      <h2>Two codes to try</h2>
      <p>
        Scan them with your phone’s camera, or with a UPI app until it looks up the address. The address ends
        in <code>@example</code>, a handle that no bank or app uses, so the codes can’t pay anyone.
      </p>
      <ExampleRow ids={['upi-open', 'upi-fixed']} />
      <p>
        The second code is denser because it contains more. Both are black on white at level M, which we
        recommend for every code that takes money.
      </p>

      <h2>Should you fix the amount?</h2>
      <p>
        <strong>Leave it out</strong> on a counter, a stall, in a taxi or on a donation box: one code serves
        everyone, and the customer enters the amount. Check the customer’s screen or your own app, because ₹50
        and ₹500 are one key apart.
      </p>
      <p>
        <strong>Include it</strong> where everyone pays the same: an entry ticket, a monthly fee, one invoice.
        Print the amount next to the code too, so that people don’t have to scan it to learn the price. When
        the price changes, make a new code: a static code can’t be edited, and an old sticker asks for the old
        price for years.
      </p>

      <h2>How to make yours</h2>
      <ol>
        <li>
          Copy your UPI ID from your app. Don’t type it from memory: <code>ravi.k@</code> and{' '}
          <code>ravik@</code> are two different people.
        </li>
        <li>
          Open <Link to={generatorPath('upi')}>the UPI generator</Link>. UPI codes are free and need a free
          account. Enter the ID and the name, and an amount and a note if you want them.
        </li>
        <li>Choose print-safe colours and download the file. We check that it scans before you get it.</li>
        <li>
          For a counter, print it at least 4 cm wide. Phones read a code from about ten times its width, so 4
          cm works from 40 cm away.
        </li>
        <li>
          <strong>Pay yourself ₹1</strong> with it: scan the printed sticker with another person’s phone and
          account. Check the name before you confirm, then check that the rupee has arrived.
        </li>
      </ol>
      <p>
        Your browser makes the code. We never see your UPI ID, we aren’t involved in the payment, and we can’t
        tell you whether it arrived. Only your bank and your app can.
      </p>

      <h2>Mistakes that cost money</h2>
      <ul>
        <li>
          <strong>Skipping the ₹1 test.</strong> A code with a typo in the address scans perfectly. Our check
          compares the code with what you typed; it can’t know what you meant.
        </li>
        <li>
          <strong>Not looking at the name.</strong> Since 30 June 2025, the NPCI has required UPI apps to show
          the account holder’s name from the bank, not the name in the code, before a payment to a person or a
          small merchant. A forger can’t fake that name. Tell your customers which name they will see.
        </li>
        <li>
          <strong>Leaving stickers unprotected.</strong> The oldest trick is a second sticker on top of yours.
          Keep the code behind glass or on the inside of the window, write your name next to it, and scan it
          yourself when you open in the morning.
        </li>
        <li>
          <strong>Trusting a screenshot.</strong> “Payment successful” on a customer’s phone proves nothing:
          it may be a picture. Wait for your own app, your bank’s message or your sound box.
        </li>
        <li>
          <strong>“Scan this to receive money.”</strong> You never have to scan a code or enter a UPI PIN to{' '}
          <em>receive</em> money. Scanning a payment code and entering the PIN always pays, whatever a caller
          says about refunds, prizes or buying your old sofa. End the call.
        </li>
        <li>
          <strong>Printing it too small on a bill.</strong> On thermal paper, make it at least 3 cm wide and
          keep it away from the fold. Thermal prints fade, quickly in the sun.
        </li>
      </ul>

      <h2>What a UPI code can’t do</h2>
      <p>
        It can’t confirm a payment, reject a wrong amount, print a receipt or stop working after a certain
        date. It says “pay this person” and nothing more, today and in ten years. For a stall that is enough.
        If you need more, open a merchant account and use this code until you have it.
      </p>
    </>
  );
}
