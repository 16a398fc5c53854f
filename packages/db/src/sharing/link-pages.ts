import { type RawBuilder, sql } from 'kysely';

/** A page of an athlete's links, the newest first. */
export interface PageRequest {
  /** The link that the page before this one ended with. */
  readonly after?: string | undefined;
  readonly limit: number;
}

export interface LinkPage<Link> {
  readonly links: readonly Link[];
  /** The `after` of the next page; null on the last one. */
  readonly next: string | null;
}

/** For the rows `l` of one athlete. The `after` link marks its place even if it has ended since. */
export const isAfter = (athleteId: string, after: string | undefined): RawBuilder<boolean> =>
  after === undefined
    ? sql`true`
    : sql`(l.created_at, l.id) <
        (select m.created_at, m.id from publish_links m where m.id = ${after}::uuid and m.athlete_id = ${athleteId}::uuid)`;

/** Takes one row more than a page has, to detect the last page. */
export const pageOf = <Link extends { readonly linkId: string }>(
  rows: readonly Link[],
  limit: number,
): LinkPage<Link> => {
  const links = rows.slice(0, limit);
  return { links, next: rows.length > limit ? (links.at(-1)?.linkId ?? null) : null };
};
