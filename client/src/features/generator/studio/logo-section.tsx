import type { Design } from '@canary/qr/design/design';
import { codeDefaults } from '#config/code-defaults.ts';
import { Choice } from './choice.tsx';
import type { SectionProps } from './section.ts';

const canary = codeDefaults.design.logo;

const options = [
  { value: 'none', name: 'No logo' },
  { value: 'canary', name: 'Canary in the corner' },
] as const;

/** The picture on the code. */
export function LogoSection({ design, change }: SectionProps) {
  const set = (logo: Design['logo']) => change({ label: 'Logo', apply: (before) => ({ ...before, logo }) });
  return (
    <Choice
      legend="Logo"
      options={options}
      value={design.logo ? 'canary' : 'none'}
      onChoose={(value) => set(value === 'canary' ? canary : null)}
    />
  );
}
