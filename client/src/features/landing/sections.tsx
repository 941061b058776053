import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { Section } from './section.tsx';
import styles from './sections.module.css';

const boxes = [
  {
    title: 'Free',
    note: 'Now, without an account',
    look: styles.free,
    icon: 'check',
    features: [
      'URL, Text and Email codes',
      'PNG, SVG, PDF, WebP and JPEG files, up to 8,192 pixels',
      'Your choice of colours, with a warning if they are risky',
      'Print-safe black on white in one click',
      'Every picture is checked before you save it',
      'Works on phones and desktops',
    ],
  },
  {
    title: 'Premium',
    note: 'Unlocked once with tokens, no subscription',
    look: styles.premium,
    icon: 'sparkles',
    features: [
      'Phone, SMS, Wi-Fi and vCard codes for one token each',
      'Your own logo in the code, for two tokens',
      'Gradients and more than two colours, for two tokens',
      'Pictures and transparency behind the code, for two tokens',
      'A new account starts with 5 tokens',
      'Includes a history of your codes, end-to-end encrypted',
    ],
  },
] as const;

export function Why() {
  return (
    <Section
      id="why"
      title={`Why ${brand.name}?`}
      lead="Miners took canaries underground because the birds noticed danger first. Ours warns you before the posters are printed."
    >
      <div className="grid">
        {boxes.map(({ title, note, look, icon, features }) => (
          <div key={title} className={`${styles.box} ${look}`}>
            <h3>{title}</h3>
            <p className="muted">{note}</p>
            <ul>
              {features.map((feature) => (
                <li key={feature}>
                  <Icon name={icon} size={19} /> {feature}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

const timeline = [
  {
    title: 'Click Generate QR',
    text: 'It takes you to the generator on this page. There is nothing to install.',
  },
  {
    title: 'Select the QR type',
    text: 'URL, Text, Phone, Email or Wi-Fi. URL, Text and Email need no account.',
  },
  { title: 'Fill the form', text: 'The code appears as you type, and each field tells you what it expects.' },
  {
    title: 'Generate and download',
    text: 'As a PNG, SVG, PDF, WebP or JPEG. Each file is read back before you get it.',
  },
];

export function Timeline() {
  return (
    <Section id="how" title="How to Generate a QR Code" tone="canary">
      <ol className="grid">
        {timeline.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.dynamic}>
        Need to change the target after printing?{' '}
        <a href={paths.dynamicQr} target="_blank" rel="noreferrer">
          Generate dynamic QR code →<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </p>
    </Section>
  );
}

const checks = [
  {
    icon: 'pen-tool',
    title: 'Draw',
    text: 'We draw your code as the preview shows it, with the quiet zone that scanners need, and write the file.',
  },
  {
    icon: 'book-open-check',
    title: 'Read back',
    text: 'A real barcode reader opens that file in your browser and reads its pixels, logo and colours included.',
  },
  {
    icon: 'download',
    title: 'Save',
    text: 'You get the file only if every byte matches what you typed. Otherwise we tell you why and what helps.',
  },
] as const;

export function CanaryCheck() {
  return (
    <Section
      id="check"
      title="A code that doesn’t scan never leaves this page"
      lead="Pale colours, a logo in the wrong place, a picture that is too small: other generators hand you the file and wish you luck."
      tone="ink"
    >
      <ol className="cells">
        {checks.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} size={30} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The width is a tenth of the distance, a rule of thumb in the printing trade. Pixels are for 300 dpi. */
const uses = [
  { use: 'Business card', distance: [20, 'cm'], width: 2, size: 256 },
  { use: 'Menu, flyer', distance: [40, 'cm'], width: 4, size: 512 },
  { use: 'Shop window', distance: [80, 'cm'], width: 8, size: 1024 },
  { use: 'Poster', distance: [1.5, 'm'], width: 15, size: 2048 },
  { use: 'Stand, banner', distance: [3, 'm'], width: 30, size: 4096 },
] as const;

export function PrintGuide() {
  const { number } = useNumbers();
  return (
    <Section
      id="print"
      title="How large should I print it?"
      lead="A phone can read a short code from about ten times its width. Long texts need more and smaller modules, so print those codes larger."
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Used on</th>
            <th scope="col">Scanned from</th>
            <th scope="col">Print width</th>
            <th scope="col">Download</th>
          </tr>
        </thead>
        <tbody>
          {uses.map(({ use, distance, width, size }) => (
            <tr key={use}>
              <th scope="row">{use}</th>
              <td>
                {number(distance[0])} {distance[1]}
              </td>
              <td>{number(width)} cm</td>
              <td>{number(size)} px</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
