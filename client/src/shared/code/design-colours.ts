import { type Colour, type ColourProblem, type Colours, colourProblem, PRINT_SAFE } from '@canary/qr/colour';
import type { Background, Design, DesignLogo, Fill, Finder } from '@canary/qr/design/design';
import { coloursOf, fillsOf } from '@canary/qr/design/fills';
import { isSameJson } from './same-json.ts';

/**
 * Returns the design in two plain colours: code, frame and an icon in the one, background and the frame's text in the
 * other. In print-safe colours the canary is black, too; an uploaded image stays as it is.
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
      return { kind: 'canary', ...(isSameJson(colours, PRINT_SAFE) && { isBlack: true }) };
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

/** Whether modules and finder patterns have the same fill. */
export function hasOneFill(design: Design): boolean {
  return isSameJson(withFill(design, design.modules.fill), design);
}

/** Returns the worst problem of the design's plain colours. Gradients and images are left to the check of the picture. */
export function designProblem(design: Design): ColourProblem | undefined {
  const background = plainGround(design.background);
  if (!background) return undefined;
  const problems = fillsOf(design).map((fill) =>
    fill.kind === 'solid' ? colourProblem({ foreground: fill.colour, background }) : undefined,
  );
  return problems.find((problem) => problem === 'too-close') ?? problems.find(Boolean);
}

/** Whether a scanner may fail if the design is printed on white paper: a colour of the code is too light for it. */
export function isRiskyOnPaper(design: Design): boolean {
  const grounds = design.background.kind === 'transparent' ? [PAPER] : coloursOf(design.background);
  return codeColours(design).some((foreground) =>
    grounds.some((background) => colourProblem({ foreground, background }) !== undefined),
  );
}

const PAPER: Colour = '#ffffff';

/** Returns all colours of the modules and the finder patterns. */
export function codeColours(design: Design): readonly Colour[] {
  return fillsOf(design).flatMap(coloursOf);
}

/** The colour that the code lies on, if it is a single one. */
function plainGround(background: Background): Colour | undefined {
  if (background.kind === 'solid') return background.colour;
  return background.kind === 'transparent' ? background.on : undefined;
}
