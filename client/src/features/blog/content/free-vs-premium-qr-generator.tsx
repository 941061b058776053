import { catalogue } from '@canary/catalogue/features';
import { startingTokens } from '@canary/catalogue/levels';
import { Link } from 'react-router-dom';
import { codeDefaults } from '#config/code-defaults.ts';
import { paths } from '#config/paths.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { ExampleRow } from '../example-row.tsx';

/** The article: what is free, what a token buys, and what to ask of any generator. */
export default function FreeVsPremiumQrGenerator() {
  const { number, plural } = useNumbers();
  return (
    <>
      <p>
        “Free QR code generator” is a promise with a wide range. At one end is a picture that is yours for
        good. At the other is a code that works for two weeks and then shows a page which asks for a
        subscription, on posters that hang already. Both were free on the day they were made. So before we
        talk about what premium means here, here is the question that matters everywhere.
      </p>

      <h2>Ask what the code holds</h2>
      <p>
        A <strong>static</strong> code holds your content: the address, the text, the network. Nobody can
        change it, count its scans or switch it off. A <strong>dynamic</strong> code holds the address of a
        detour, and whoever runs the detour sends people on to yours. That buys you two real advantages, since
        the target can be changed after printing and scans can be counted. It costs you independence: the code
        works exactly as long as that service wants it to and exists.
      </p>
      <ExampleRow ids={['static-address', 'redirect']} />
      <p>
        You can tell without any tool. Scan the code and look at the address before you open it. If it is your
        own, the code is yours. If it is one that you have never seen, you are renting, whether or not you pay
        rent today. Renting can be right; it should only be a decision, and not a surprise.
      </p>
      <p>
        <strong>Every code that is made here is static.</strong> The free ones never expire, and neither do
        the others. We have no dynamic codes yet; what they will be stands on{' '}
        <Link to={paths.dynamicQr}>a page of its own</Link>.
      </p>

      <h2>What is free, and how free</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">What you want</th>
            <th scope="col">What it takes</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">URL, Text and Email codes</th>
            <td>Nothing, not even an account</td>
          </tr>
          <tr>
            <th scope="row">
              Two colours of your choice, PNG up to {number(codeDefaults.size.max)} pixels, all four levels
            </th>
            <td>Nothing, with every code that you can make</td>
          </tr>
          <tr>
            <th scope="row">The read-back before you download</th>
            <td>Nothing, and it can’t be switched off</td>
          </tr>
          <tr>
            <th scope="row">Location and UPI codes</th>
            <td>A free account</td>
          </tr>
          {catalogue.map(({ id, name, price, available }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                {available
                  ? `A free account, and ${plural(price, 'token')}, once`
                  : `Not there yet; listed at ${plural(price, 'token')}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        The free codes are not a trial. There is no watermark: the canary in the corner is a checkbox, and
        switching it off costs nothing. There is no limit on how many you make, and nothing that we hold back
        in resolution.
      </p>

      <h2>What a token is</h2>
      <p>
        Premium here is not a subscription. It is a list of one-time unlocks, each paid for in tokens and then
        yours for good, on every device on which you log in. A new account starts with {startingTokens}{' '}
        tokens. The four unlocks that are for sale today cost a token each, so the tokens of the start pay for
        all of them, and one is left.
      </p>
      <p>
        More tokens come from using the site. Signing up or coming back on a day brings 10 points, an unlock
        brings 20, and the first level, at 50 points, brings a token. Later levels bring one each.{' '}
        <strong>Tokens can’t be bought with money.</strong> There is no checkout here, and we ask for no card.
        Should that ever change, what you have unlocked stays unlocked.
      </p>
      <p>
        Here is what one token looks like, spent on Wi-Fi. Guests point their phone at it and are offered the
        network; nobody has to spell a password across the table.
      </p>
      <ExampleRow ids={['guest-wifi']} />
      <p>
        One thing to know before you hang one up: whoever scans a Wi-Fi code can also read the password, since
        it stands in the code as plain text. Use a guest network.
      </p>

      <h2>Which one do you need?</h2>
      <ul>
        <li>
          <strong>A link on a menu, a poster, a slide:</strong> free, without an account. Go and make it. If
          you might want to change the target later, print the address of a page on your own site and change
          that page. It is the cheapest dynamic code there is, and you own the detour.
        </li>
        <li>
          <strong>A shop that is paid by UPI:</strong> free, with an account.{' '}
          <Link to="/blog/create-upi-qr-code">How to make one that is safe</Link>.
        </li>
        <li>
          <strong>A café, a practice, a holiday flat:</strong> unlock Wi-Fi. One token, and the question of
          the day is answered for good.
        </li>
        <li>
          <strong>Business cards:</strong> a vCard code saves people the typing. But a full vCard is long, and
          a long code on a small card is fine-grained. Give name, number and mail, and leave the rest out.
        </li>
        <li>
          <strong>A campaign with a logo and gradients, counted scan by scan:</strong> not here, not yet. Take
          a service that has it, and ask it the question from above.
        </li>
      </ul>

      <h2>What isn’t there, in one place</h2>
      <p>
        No upload of your own logo, no gradients, no custom or transparent backgrounds; they are listed with
        their prices and can’t be unlocked before they work. No other format than PNG. No bulk generation. No
        dynamic codes and no statistics. If one of these is what you came for, we would rather have you know
        it after a minute than after signing up.
      </p>

      <h2>Our advice</h2>
      <p>
        Begin free. Make the code, print it, scan it. Most people never need anything else, and a code that
        costs nothing and holds your own address is the most durable thing in this whole trade. Sign up when
        you want one of the other types, and spend the tokens on what you print rather than on what might
        come. The <Link to={paths.features}>table of features</Link> has all of it at a glance, and the{' '}
        <Link to="/#generate">generator</Link> is waiting.
      </p>
    </>
  );
}
