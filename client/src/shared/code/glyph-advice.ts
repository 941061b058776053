import { browserFonts } from '@canary/rendering/browser/fonts';
import { type GlyphProblem, glyphProblems } from '@canary/rendering/core/draw-code';

/**
 * Says which characters of a text can't be drawn; undefined if all can be.
 *
 * @param where the text is, such as `frame`
 */
export function glyphAdvice(text: string, where: string): string | undefined {
  const problems = [...glyphProblems(text, browserFonts)];
  const named = (kind: GlyphProblem) =>
    problems.flatMap(([cluster, problem]) => (problem === kind ? cluster : []));
  const [missing, coloured] = [named('missing'), named('coloured')];
  if (problems.length === 0) return undefined;
  return [
    ...(missing.length > 0
      ? [`No font on this device has ${missing.join(' ')}, so the ${where} leaves that out.`]
      : []),
    ...(coloured.length > 0
      ? [`A ${where}’s text has one colour, so it leaves out ${coloured.join(' ')}.`]
      : []),
  ].join(' ');
}
