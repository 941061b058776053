import type { Db } from '../../platform/database/database.ts';

/** Exports the links of a user with their targets, and with their scans by hour, day and country. */
export async function collectLinks(db: Db, ownerId: string) {
  const links = await db.link.findMany({
    where: { ownerId },
    omit: { ownerId: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  const where = { linkId: { in: links.map(({ id }) => id) } };
  const [targets, hours, days, countries] = await Promise.all([
    db.linkTarget.findMany({ where, orderBy: { version: 'asc' } }),
    db.scanHour.findMany({ where, orderBy: { hour: 'asc' } }),
    db.scanDay.findMany({ where, orderBy: { day: 'asc' } }),
    db.scanCountry.findMany({ where, orderBy: [{ day: 'asc' }, { country: 'asc' }] }),
  ]);
  const targetsOf = byLink(targets);
  const hoursOf = byLink(hours);
  const daysOf = byLink(days);
  const countriesOf = byLink(countries);
  return links.map((link) => ({
    ...link,
    targets: targetsOf(link.id),
    scans: { hours: hoursOf(link.id), days: daysOf(link.id), countries: countriesOf(link.id) },
  }));
}

/** Groups rows by their link, and leaves the link's id out. */
function byLink<Row extends { readonly linkId: string }>(rows: readonly Row[]) {
  const groups = new Map<string, Omit<Row, 'linkId'>[]>();
  for (const { linkId, ...row } of rows) {
    const group = groups.get(linkId);
    if (group) group.push(row);
    else groups.set(linkId, [row]);
  }
  return (linkId: string) => groups.get(linkId) ?? [];
}
