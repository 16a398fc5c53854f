import type { Queryable } from '@palmares/db';
import { type LinkSummary, linkSummaries } from '@palmares/db/sharing';
import { z } from 'zod';
import { now } from '../clock.ts';
import { exitCodes, Problem } from '../output.ts';

/** The link with this id. Throws {@link Problem} for an unknown one, and for an address, which is a secret. */
export const linkWithId = async (db: Queryable, id: string): Promise<LinkSummary> => {
  if (!z.uuid().safeParse(id).success)
    throw new Problem('pass the id of a link, which palmares share list prints, not its address', exitCodes.usage);
  const [link] = await linkSummaries(db, { linkId: id.toLowerCase() }, { at: now() });
  if (!link) throw new Problem(`no link has the id ${id}`);
  return link;
};
