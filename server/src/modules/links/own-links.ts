import type { Db } from '../../platform/database/database.ts';
import { groupByLink } from './by-link.ts';

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
  const targetsOf = groupByLink(targets);
  const hoursOf = groupByLink(hours);
  const daysOf = groupByLink(days);
  const countriesOf = groupByLink(countries);
  return links.map((link) => ({
    ...link,
    targets: targetsOf(link.id).map(withoutLink),
    scans: {
      hours: hoursOf(link.id).map(withoutLink),
      days: daysOf(link.id).map(withoutLink),
      countries: countriesOf(link.id).map(withoutLink),
    },
  }));
}

function withoutLink<Row extends { readonly linkId: string }>({
  linkId: _,
  ...row
}: Row): Omit<Row, 'linkId'> {
  return row;
}
