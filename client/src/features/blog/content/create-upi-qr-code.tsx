import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { ExampleRow } from '../example-row.tsx';
import { examples } from '../examples.ts';

const fields = [
  {
    name: 'pa',
    meaning: 'Payee address: the UPI ID that is paid, such as name@bank',
    needed: 'Always. A wrong letter here pays a stranger, or nobody.',
  },
  {
    name: 'pn',
    meaning: 'Payee name',
    needed: 'Always. Write it as your bank has it; the app shows the bank’s version anyway.',
  },
  {
    name: 'am',
    meaning: 'Amount in rupees, at most two decimals: 120 or 99.50',
    needed: 'Only if it is the same for everyone who scans. Without it the payer types it.',
  },
  { name: 'cu', meaning: 'Currency', needed: 'INR, which is all there is. We write it for you.' },
  {
    name: 'tn',
    meaning: 'Transaction note',
    needed: 'If it helps you to tell payments apart: a table, an invoice, a month.',
  },
];

/** The article: what a UPI code holds, and how not to lose money with one. */
export default function CreateUpiQrCode() {
  return (
    <>
      <p>
        A UPI code is not a link to a payment page, and no company has to issue it to you. It is one line of
        text that says whom to pay. Any UPI app understands that line, which is why a sticker made in a minute
        works with all of them. It is also why a sloppy sticker, or somebody else’s sticker on top of yours,
        works just as well. This article is about both.
      </p>

      <h2>What stands in the code</h2>
      <p>
        The line follows the UPI Linking Specifications of the National Payments Corporation of India (NPCI).
        For a tea stall that takes any amount it looks like this:
      </p>
      <pre>
        <code>{examples['upi-open'].payload}</code>
      </pre>
      <p>And for one bill of ₹120 at table 7, like this:</p>
      <pre>
        <code>{examples['upi-fixed'].payload}</code>
      </pre>
      <p>
        After <code>upi://pay?</code> come pairs of a name and a value, with <code>&amp;</code> between them.
        Five of them matter:
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
        Spaces and special characters are written as <code>%20</code> and the like. If you build the line by
        hand and put a bare <code>&amp;</code> into the name of your shop, the name ends there and the rest
        becomes a field that no app knows. The generator takes care of that, in Devanagari and Tamil as well
        as in English.
      </p>
      <p>
        Codes that a bank or a payment company makes for merchants often hold more: a merchant category, a
        reference for each order, sometimes a signature. Those come from the bank, and you shouldn’t make them
        up. If you need each order matched by itself, ask your bank for a merchant code. The plain code here
        is for being paid, nothing more.
      </p>

      <h2>Two codes to try</h2>
      <p>
        Scan them with your phone’s camera, or with a UPI app up to the point where it looks the address up.
        The address ends in <code>@example</code>, which is the handle of no bank and no app, so there is
        nobody whom they could pay.
      </p>
      <ExampleRow ids={['upi-open', 'upi-fixed']} />
      <p>
        The second code is denser, because it says more. Both are black on white at level M. For a code that
        takes money we wouldn’t do anything else: this is no place for pastel.
      </p>

      <h2>Amount or no amount?</h2>
      <p>
        <strong>Leave it out</strong> on a counter, a stall, a taxi, a donation box: one code for everything,
        and the customer types what is due. Have a look at the customer’s screen, or at your own app, since
        ₹50 and ₹500 are one key apart.
      </p>
      <p>
        <strong>Put it in</strong> where everyone pays the same: an entry ticket, a monthly fee, one invoice.
        Then print it beside the code in words that people can read. Nobody should have to scan to learn the
        price. When the price changes, the code must change too; a static code can’t be edited, and an old
        sticker goes on asking for the old price for years.
      </p>

      <h2>Make yours</h2>
      <ol>
        <li>
          Copy your UPI ID out of your app. Don’t type it from memory: <code>ravi.k@</code> and{' '}
          <code>ravik@</code> are two people.
        </li>
        <li>
          Open <Link to={paths.generateUpi}>the UPI generator</Link>. UPI codes are free; you need an account,
          which is free too. Fill in ID and name, and amount and note if you want them.
        </li>
        <li>Choose print-safe colours and download. The file is read back before you get it.</li>
        <li>
          Print it at least 4 cm wide for a counter. Phones read a code from about ten times its width, so 4
          cm is for an arm’s length of 40.
        </li>
        <li>
          <strong>Pay yourself ₹1</strong> with it: from the printed sticker, from another person’s phone and
          account. Check the name before you confirm, and afterwards check that the rupee has arrived.
        </li>
      </ol>
      <p>
        What you type is put together in your browser. We never see your UPI ID, we take no part in the
        payment, and we can’t tell you whether one has arrived. Only your bank and your app can.
      </p>

      <h2>Mistakes that cost money</h2>
      <ul>
        <li>
          <strong>Skipping the ₹1 test.</strong> A code with a typing error in the address scans beautifully.
          Our check compares the code with what you typed; it can’t know what you meant.
        </li>
        <li>
          <strong>Not looking at the name.</strong> Since 30 June 2025 the NPCI obliges UPI apps to show,
          before a payment to a person or a small merchant, the name under which the bank knows the account,
          and not the one that stands in the code. That name is the one thing a forger can’t print. Tell your
          customers which name they will see.
        </li>
        <li>
          <strong>Letting stickers be pasted over.</strong> The oldest trick is a second sticker. Keep the
          code behind glass or on the inside of the window, write your name beside it, and scan it yourself
          when you open in the morning.
        </li>
        <li>
          <strong>Trusting a screenshot.</strong> “Payment successful” on someone else’s phone is a picture.
          Wait for your own app, your bank’s message or your sound box.
        </li>
        <li>
          <strong>“Scan this to receive money.”</strong> Nobody ever has to scan a code, or enter a UPI PIN,
          in order to <em>receive</em>. Scanning a payment code and entering the PIN means paying, whatever
          the caller says about refunds, prizes or buying your old sofa. End the call.
        </li>
        <li>
          <strong>Shrinking it on a bill.</strong> On thermal paper, keep it 3 cm or wider and away from the
          fold. Heat prints fade, and fade fast in the sun.
        </li>
      </ul>

      <h2>What a UPI code can’t do</h2>
      <p>
        It can’t confirm a payment, refuse a wrong amount, print a receipt or stop working after a date. It
        says “pay this person” and no more, today and in ten years. For a stall that is plenty. If you need
        more, you need a merchant account, and this code can hang on the wall until you have it.
      </p>
    </>
  );
}
