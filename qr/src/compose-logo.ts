import { obeyRules } from './code-rules.ts';
import { type ComposedCode, composeCode, drawObeying } from './compose.ts';
import type { Design } from './design/design.ts';
import { logoBox } from './layers/logo.ts';
import type { Parts } from './layers/parts.ts';
import { planLogo } from './logo/design-logo.ts';
import { type FittedLogo, fitLogo } from './logo/fit.ts';
import type { LogoShades } from './logo/shades.ts';
import { defaultLogoOptions } from './logo/solver.ts';
import { maxVersionOf } from './version.ts';

/**
 * Chooses the code that carries a design's logo best: level, mask, version, padding and the logo's size. Takes
 * up to seconds for long payloads, so it belongs in a worker. The same input always gives the same code.
 *
 * @param model a code for the same logo whose place for it is tried first, see {@link fitLogo}. It is ignored if the rules
 * of the payload don't allow its level or version.
 * @returns undefined if no code carries this logo
 * @throws {PayloadTooLongError}
 */
export function makeCodeForLogo(
  payload: string,
  design: Design,
  shades: LogoShades,
  model?: FittedLogo,
): FittedLogo | undefined {
  const { logo, level, mask, minVersion } = obeyRules(payload, design);
  if (logo === null || logo.position === 'corner') return undefined;
  const options = {
    ...defaultLogoOptions,
    level,
    mask,
    minVersion,
    position: logo.position,
    mayMove: logo.mayMove === true,
  };
  const isAllowed = ({ code }: FittedLogo) =>
    (level === 'auto' || level === code.level) && code.version <= maxVersionOf(payload);
  return fitLogo(payload, planLogo(logo, shades), options, model && isAllowed(model) ? model : undefined);
}

/**
 * Draws a code that was made for its design's logo, or a code without a logo if no code carries the logo.
 *
 * @param fitted from {@link makeCodeForLogo}
 * @throws {PayloadTooLongError}
 * @throws {MissingPartError} if `parts` lacks something that the design needs
 */
export function composeLogoCode(
  payload: string,
  design: Design,
  fitted: FittedLogo | undefined,
  parts?: Parts,
): ComposedCode {
  if (!fitted || !design.logo) {
    const none = { area: 0, middle: { x: 0.5, y: 0.5 }, damaged: 0, correctable: 0, extraVersions: 0 };
    return { ...composeCode(payload, { ...design, logo: null }, parts), logo: none };
  }
  const { code, area } = fitted;
  const { matrix, middle, level, version, extraVersions } = code;
  const place = { x: middle.x / matrix.size, y: middle.y / matrix.size };
  const box = logoBox({ ...design.logo, area, position: place }, matrix.size);
  const drawing = drawObeying(payload, matrix, design, { ...parts, logoBox: box });
  const worst = code.damage.reduce((one, other) =>
    other.damaged / other.correctable > one.damaged / one.correctable ? other : one,
  );
  return {
    matrix,
    drawing,
    level,
    version,
    logo: { ...worst, area, middle: place, extraVersions },
  };
}
