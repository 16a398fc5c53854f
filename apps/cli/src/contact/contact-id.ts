import type { EventLog } from '@palmares/db/event-store';
import { newestPortfolio } from '@palmares/db/read-models';
import { z } from 'zod';
import { Problem } from '../output.ts';

/**
 * The id of the athlete's contact with this id, email or full name. Throws {@link Problem} unless exactly one contact
 * has it; one that the athlete has removed is only found by id.
 */
export const contactIdOf = async (log: EventLog, athleteId: string, wanted: string): Promise<string> => {
  if (z.uuid().safeParse(wanted).success) return wanted.toLowerCase();
  // A terminal may hand over an accent as a character of its own.
  const asStored = wanted.trim().normalize('NFC').toLowerCase();
  const same = (text: string) => text.toLowerCase() === asStored;
  const { sections } = await newestPortfolio(log, athleteId);
  const found = sections.contacts.content.contacts.filter(({ name, email }) => same(name) || same(email));
  const [only, another] = found;
  if (!only)
    throw new Problem('this athlete has no contact with that name or email; a removed contact can only be found by id');
  if (another) throw new Problem(`several contacts have it; pass an id: ${found.map(({ id }) => id).join(', ')}`);
  return only.id;
};
