import { z } from 'zod';
import { issue } from '../../kernel/field-errors.ts';
import { line, lineLimits, paragraph, paragraphLimit } from '../../kernel/text.ts';

export const mottoLimits = { motto: lineLimits, explanation: paragraphLimit } as const;

const fields = z.object({ motto: line(mottoLimits.motto), explanation: paragraph() });

export type Motto = z.infer<typeof fields>;

export const emptyMotto = (): Motto => ({ motto: '', explanation: '' });

export const isMottoEmpty = ({ motto, explanation }: Motto): boolean => motto === '' && explanation === '';

/** Taken back as a whole; an explanation alone explains nothing. */
export const mottoContent = fields.check(({ value, issues }) => {
  if (value.motto === '' && !isMottoEmpty(value)) issues.push(issue('required', value.motto, { path: ['motto'] }));
});
