import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds wrong with a page as it stands: each rule that is broken, with the first element that breaks it. */
export async function findViolations(page: Page): Promise<string[]> {
  // Its other mode gathers the findings of frames on a page of its own, which takes twice as long; ours have no frames.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
