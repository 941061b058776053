import { catalogue } from '@canary/catalogue/features';
import { startingTokens } from '@canary/catalogue/levels';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { ExampleRow } from '../example-row.tsx';

export default function FreeVsPremiumQrGenerator() {
  const { plural } = useNumbers();
  return (
    <>
      <p>
        “Free QR code generator” can mean very different things. At one end is a picture that is yours
        forever. At the other is a code that works for two weeks and then shows a page that asks for a
        subscription, on posters that are already on the wall. Both were free on the day they were made. So
        before we explain what premium means here, this is the question to ask everywhere.
      </p>

      <h2>Ask what the code contains</h2>
      <p>
        A <strong>static</strong> code contains your content: the address, the text, the network. It can’t be
        changed, counted or switched off. A <strong>dynamic</strong> code contains the address of a redirect,
        and the service behind it sends people on to your page. That has two real advantages: you can change
        the target after printing, and you can count scans. It costs you independence: the code works only as
        long as that service exists and wants it to.
      </p>
      <ExampleRow ids={['static-address', 'redirect']} />
      <p>
        You can tell them apart without any tool. Scan the code and look at the address before you open it. If
        it is your own, the code is yours. If you have never seen it before, you are renting, even if you
        don’t pay rent today. Renting can be the right choice, but it should be your choice.
      </p>
      <p>
        <strong>Every code made here is static, unless you choose otherwise.</strong> Free or unlocked, it
        never expires. With a free account you can make <Link to={paths.dynamicQr}>dynamic codes</Link>, too:
        without a trial, a scan limit or a page in between. They also work only as long as this site does, and
        we say so before you print.
      </p>

      <h2>What is free</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">What you want</th>
            <th scope="col">What it costs</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">URL, Text and Email codes</th>
            <td>Nothing, not even an account</td>
          </tr>
          <tr>
            <th scope="row">
              Two colours of your choice, PNG, SVG, PDF, WebP and JPEG files, all four levels
            </th>
            <td>Nothing, for every code you can make</td>
          </tr>
          <tr>
            <th scope="row">The check before you download</th>
            <td>Nothing, and it can’t be switched off</td>
          </tr>
          <tr>
            <th scope="row">Location and UPI codes</th>
            <td>A free account</td>
          </tr>
          <tr>
            <th scope="row">Dynamic codes and their scan statistics</th>
            <td>A free account</td>
          </tr>
          {catalogue.map(({ id, name, price }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>A free account and {plural(price, 'token')}, once</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        The free codes are not a trial. There is no watermark: the canary in the corner of the first code is
        gone with any template, or with “No logo”. There is no limit on the number of codes, and you get the
        full resolution.
      </p>

      <h2>What a token is</h2>
      <p>
        Premium is not a subscription here. You unlock features once with tokens and keep them forever, on
        every device where you log in. A new account starts with {startingTokens} tokens. The four types of
        codes cost one token each, so you can unlock all of them and have one token left. Your own logo,
        gradients, and pictures or transparency behind the code cost two each. You can try them on your code
        before you unlock them, without an account.
      </p>
      <p>
        You earn more tokens by using the site. Signing up and each day you visit earn 10 points, an unlock
        earns 20, and at 50 points you reach the first level, which earns a token. Every further level earns
        another. <strong>You can’t buy tokens with money.</strong> There is no checkout, and we never ask for
        a card. If that ever changes, everything you have unlocked stays unlocked.
      </p>
      <p>
        Here is what one token can get you: a Wi-Fi code. Guests point their phone at it to join the network,
        and you don’t have to spell a password across the table.
      </p>
      <ExampleRow ids={['guest-wifi']} />
      <p>
        Before you put one up: anyone who scans a Wi-Fi code can also read the password, because the code
        contains it as plain text. Use a guest network.
      </p>

      <h2>Which one do you need?</h2>
      <ul>
        <li>
          <strong>A link on a menu, a poster, a slide:</strong> free, without an account. If you might want to
          change the target later, make a dynamic code, or use the address of a page on your own site and
          change that page. Then you own the redirect, and depend on no one.
        </li>
        <li>
          <strong>A shop that accepts UPI payments:</strong> free, with an account.{' '}
          <Link to="/blog/create-upi-qr-code">How to make a safe one</Link>.
        </li>
        <li>
          <strong>Wi-Fi in a café, a practice, a holiday flat:</strong> unlock Wi-Fi codes for one token, and
          your guests never have to ask for the password again.
        </li>
        <li>
          <strong>Business cards:</strong> a vCard code saves people from typing. But a full vCard is long,
          and a long code on a small card has tiny modules. Enter name, phone number and email address, and
          leave out the rest.
        </li>
        <li>
          <strong>A campaign with your logo and gradients:</strong> design it, look at it, and unlock what you
          used when you download it. To count its scans, make it dynamic. We count scans, not people: if you
          need to follow single visitors, this isn’t the place.
        </li>
      </ul>

      <h2>What is missing</h2>
      <p>
        Dynamic codes can’t use a domain of your own. If you came for that, we would rather tell you now than
        after you sign up.
      </p>

      <h2>Our advice</h2>
      <p>
        Start free. Make the code, print it, scan it. Most people never need anything else, and a free code
        that contains your own address lasts longer than any other. Sign up when you need one of the other
        types, and spend your tokens on codes that you will print. The{' '}
        <Link to={paths.features}>features page</Link> shows everything at a glance, and the{' '}
        <Link to="/#generate">generator</Link> is ready when you are.
      </p>
    </>
  );
}
