import { type Colour, type ColourProblem, colourProblem } from '@canary/qr/colour';
import type { Background, Design } from '@canary/qr/design/design';
import { coloursOf, fillsOf } from '@canary/qr/design/fills';
import { withFill } from '@canary/rendering/core/recolour';
import { isSameJson } from './same-json.ts';

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

/** The colour that the code lies on, if it is a single colour. */
function plainGround(background: Background): Colour | undefined {
  if (background.kind === 'solid') return background.colour;
  return background.kind === 'transparent' ? background.on : undefined;
}
