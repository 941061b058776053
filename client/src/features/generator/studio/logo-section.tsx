import type { DesignLogo } from '@canary/qr/design/design';
import { designLimits } from '@canary/qr/design/options';
import { iconOutlines } from '@canary/rendering/core/artwork';
import { useState } from 'react';
import { codeDefaults } from '#config/code-defaults.ts';
import { logoIcons } from '#config/logo-icons.ts';
import { Choice } from '#shared/ui/choice.tsx';
import { ColourField } from './colour-field.tsx';
import { CropEditor } from './crop-editor.tsx';
import { middleOf } from './image-crop.ts';
import { ImageUpload } from './image-upload.tsx';
import { LogoLayout } from './logo-layout.tsx';
import { LogoReport } from './logo-report.tsx';
import { codeColour, type Kind, kindOf, type Source, withSource } from './logo-source.ts';
import { PremiumBadge, TryNote } from './premium.tsx';
import type { SectionProps } from './section.ts';

const kinds: readonly { readonly value: Kind; readonly name: string }[] = [
  { value: 'none', name: 'No logo' },
  { value: 'corner', name: 'Canary in the corner' },
  { value: 'canary', name: 'Canary' },
  { value: 'icon', name: 'Icon' },
  { value: 'image', name: 'Your image' },
];

const iconOptions = logoIcons.map(({ name, label }) => ({
  value: name,
  name: label,
  picture: <IconPicture path={iconOutlines.get(name) ?? ''} />,
}));

const startIcon = 'link';

interface LogoSectionProps extends SectionProps {
  /** The content of the code; undefined while there is none. */
  readonly payload: string | undefined;
}

/** The picture on the code. */
export function LogoSection({ design, change, payload }: LogoSectionProps) {
  const { logo } = design;
  /** Whether `image` is shown as chosen although there is no image yet. It changes nothing until the user uploads one. */
  const [isAddingImage, setAddingImage] = useState(false);
  const kind = isAddingImage ? 'image' : kindOf(logo);

  const set = (next: DesignLogo | null) =>
    change({ label: 'Logo', apply: (before) => ({ ...before, logo: next }) });
  const setSource = (source: Source, label = 'Logo') =>
    change({ label, apply: (before) => ({ ...before, logo: withSource(before.logo, source) }) });
  const setPart = (label: string, part: Partial<DesignLogo>, isContinuous = false) =>
    change({
      label,
      isContinuous,
      apply: (before) => ({ ...before, logo: before.logo && { ...before.logo, ...part } }),
    });

  const choose = (chosen: Kind) => {
    setAddingImage(chosen === 'image' && kindOf(logo) !== 'image');
    if (chosen === 'none') set(null);
    else if (chosen === 'corner') set(codeDefaults.design.logo);
    else if (chosen === 'canary') setSource({ kind: 'canary' });
    else if (chosen === 'icon') setSource({ kind: 'icon', name: startIcon, colour: codeColour(design) });
  };

  return (
    <>
      <Choice
        legend="Logo"
        options={kinds.map((option) => ({
          ...option,
          badge: option.value === 'image' && <PremiumBadge feature="LOGO" />,
        }))}
        value={kind}
        onChoose={choose}
      />
      {kind === 'image' && (
        <>
          <ImageUpload
            label="Logo image"
            image={logo?.source.kind === 'image' ? logo.source.image : undefined}
            isTrimmed
            onImage={({ image, ratio }) => {
              setAddingImage(false);
              setSource({ kind: 'image', image, ratio }, 'Logo image');
            }}
          />
          <TryNote feature="LOGO" />
        </>
      )}
      {kind === 'corner' && (
        <p className="fine">It is drawn where it costs no grade: in short codes, and in some long ones.</p>
      )}
      {logo && !isAddingImage && kind !== 'corner' && (
        <>
          <SourceOptions logo={logo} source={logo.source} onPart={setPart} />
          <LogoReport
            design={design}
            payload={payload}
            onArea={(area) => setPart('Logo size', { area: Math.max(area, designLimits.logoArea.min) })}
          />
          <LogoLayout logo={logo} onChange={setPart} />
        </>
      )}
    </>
  );
}

interface SourceOptionsProps {
  readonly logo: DesignLogo;
  readonly source: Source;
  onPart(label: string, part: Partial<DesignLogo>, isContinuous?: boolean): void;
}

function SourceOptions({ logo, source, onPart }: SourceOptionsProps) {
  switch (source.kind) {
    case 'canary':
      return null;
    case 'icon':
      return (
        <>
          <Choice
            legend="Icon"
            look="icons"
            options={iconOptions}
            value={logoIcons.find(({ name }) => name === source.name)?.name ?? startIcon}
            onChoose={(name) => onPart('Icon', { source: { ...source, name } })}
          />
          <ColourField
            label="Icon colour"
            value={source.colour}
            onChange={(colour) => onPart('Icon colour', { source: { ...source, colour } }, true)}
          />
        </>
      );
    case 'image':
      return (
        <>
          <Choice
            legend="Part of the image"
            options={[
              { value: 'whole', name: 'Show all of it' },
              { value: 'crop', name: 'Crop it' },
            ]}
            value={source.crop ? 'crop' : 'whole'}
            onChoose={(value) => {
              const { crop: _, ...whole } = source;
              const crop = value === 'crop' && { crop: middleOf(source.ratio ?? 1) };
              onPart('Image crop', { source: { ...whole, ...crop } });
            }}
          />
          {source.crop && (
            <CropEditor
              image={source.image}
              ratio={source.ratio ?? 1}
              crop={source.crop}
              shape={logo.shape}
              onCrop={(crop) => onPart('Image crop', { source: { ...source, crop } }, true)}
            />
          )}
        </>
      );
  }
}

function IconPicture({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="#1a1a1a"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
