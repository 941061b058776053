import { type Colours, PRINT_SAFE } from '@canary/qr/colour';
import type { Design, DesignLogo, Fill, Finder } from '@canary/qr/design/design';

/**
 * Returns the design in two plain colours: code, frame and an icon in the foreground colour, background and the frame's
 * text in the background colour. In print-safe colours the canary is black, too. An uploaded image doesn't change.
 */
export function withColours(design: Design, colours: Colours): Design {
  const { frame, logo } = design;
  const { foreground, background } = colours;
  return {
    ...withFill(design, { kind: 'solid', colour: foreground }),
    background: { kind: 'solid', colour: background },
    frame: frame && { ...frame, colour: foreground, textColour: background },
    logo: logo && { ...logo, source: recoloured(logo.source, colours) },
  };
}

function recoloured(source: DesignLogo['source'], colours: Colours): DesignLogo['source'] {
  switch (source.kind) {
    case 'canary':
      return { kind: 'canary', ...(isPrintSafe(colours) && { isBlack: true }) };
    case 'icon':
      return { ...source, colour: colours.foreground };
    case 'image':
      return source;
  }
}

/** Returns the design with its modules and all finder patterns in one fill. */
export function withFill(design: Design, fill: Fill): Design {
  const filled = ({ frame, centre }: Finder): Finder => ({
    frame: { ...frame, fill },
    centre: { ...centre, fill },
  });
  return {
    ...design,
    modules: { ...design.modules, fill },
    finders: filled(design.finders),
    corners: Object.fromEntries(
      Object.entries(design.corners).map(([corner, finder]) => [corner, filled(finder)]),
    ),
  };
}

function isPrintSafe({ foreground, background }: Colours): boolean {
  return foreground === PRINT_SAFE.foreground && background === PRINT_SAFE.background;
}
