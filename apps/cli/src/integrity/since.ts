import { Option } from 'commander';
import { z } from 'zod';
import { exitCodes, Problem } from '../output.ts';

/** After a restore, roots of the lost days no longer match, and rightly so. */
export const sinceOption = (): Option =>
  new Option('--since <date>', 'compare only with roots of this date (2026-11-21) or later').argParser(
    (date: string) => {
      if (z.iso.date().safeParse(date).success) return date;
      throw new Problem(`--since ${date} is not a date; write it as 2026-11-21`, exitCodes.usage);
    },
  );
