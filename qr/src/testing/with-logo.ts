import type { LogoPlan } from '../logo/face.ts';
import { planPlate } from '../logo/plate.ts';
import type { LogoCode } from '../logo/solver.ts';
import type { Matrix } from '../matrix.ts';

/** Plans a logo for tests: a dark disc on a light, round plate. */
export function badge(area: number): LogoPlan {
  return planPlate('circle', area, (x, y) => (Math.hypot(x, y) < 0.6 ? 1 : -1));
}

/** Returns a code as scanners see it: with the logo on it. */
export function withLogo({ matrix: { size, modules }, middle }: LogoCode, plan: LogoPlan): Matrix {
  const face = plan.face(size, plan.area);
  const shown = modules.map((row, y) =>
    row.map((isDark, x) => {
      const darkness = face.darkness(x + 0.5 - middle.x, y + 0.5 - middle.y);
      return darkness === undefined ? isDark : darkness > 0;
    }),
  );
  return { size, modules: shown };
}
