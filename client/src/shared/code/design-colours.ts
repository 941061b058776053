import { type Colour, type ColourProblem, type Colours, colourProblem } from '@canary/qr/colour';
import type { Design, Fill, Finder } from '@canary/qr/design/design';
import { isSameJson } from './same-json.ts';

/** Returns the design in two plain colours: code and frame in the one, background and the frame's text in the other. */
export function withColours(design: Design, { foreground, background }: Colours): Design {
  const { frame, logo } = design;
  return {
    ...withFill(design, { kind: 'solid', colour: foreground }),
    background: { kind: 'solid', colour: background },
    frame: frame && { ...frame, colour: foreground, textColour: background },
    logo: logo?.source.kind === 'icon' ? { ...logo, source: { ...logo.source, colour: foreground } } : logo,
  };
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
export function designProblem({ modules, finders, corners, background }: Design): ColourProblem | undefined {
  const ground = groundColour(background);
  if (!ground) return undefined;
  const patterns = [finders, ...Object.values(corners)];
  const fills = [modules.fill, ...patterns.flatMap(({ frame, centre }) => [frame.fill, centre.fill])];
  const problems = fills.map((fill) =>
    fill.kind === 'solid' ? colourProblem({ foreground: fill.colour, background: ground }) : undefined,
  );
  return problems.find((problem) => problem === 'too-close') ?? problems.find(Boolean);
}

/** The colour that the code lies on, if it is a single one. */
function groundColour(background: Design['background']): Colour | undefined {
  if (background.kind === 'solid') return background.colour;
  return background.kind === 'transparent' ? background.on : undefined;
}
