import type { Template } from '@canary/qr/templates/template';

/** Addresses of the pictures that scripts/drawn-assets.ts draws, by path. */
const pictures = import.meta.glob<string>('../../assets/templates/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

interface TemplatePictureProps {
  readonly template: Template;
  /** Accessible name. Without a label, the picture is decorative. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** A code in a template's design, loaded when it comes near the visible part of the page. */
export function TemplatePicture({ template, label = '', className }: TemplatePictureProps) {
  const address = pictures[`../../assets/templates/${template.id}.svg`];
  return <img src={address} alt={label} className={className} loading="lazy" decoding="async" />;
}
