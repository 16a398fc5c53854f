import { z } from 'zod';
import { exitCodes, Problem } from '../output.ts';

export const PATIENCE = [
  '--patience <seconds>',
  'seconds to wait for a locked table or a blocking transaction',
  '60',
] as const;

const schema = z.coerce.number().int().min(0).max(3600);

/** Returns milliseconds. Throws {@link Problem} unless the text is a whole number of seconds, at most an hour. */
export const patienceOf = (text: string): number => {
  const seconds = schema.safeParse(text);
  if (!seconds.success)
    throw new Problem('--patience must be a whole number of seconds, 3600 at most', exitCodes.usage);
  return seconds.data * 1000;
};
