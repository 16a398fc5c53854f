import { z } from 'zod/mini';
import { line, lineLimits, paragraph, paragraphLimit } from '../../kernel/text.ts';
import { wholeOrEmpty } from '../kit/whole-or-empty.ts';

export const mottoLimits = { motto: lineLimits, explanation: paragraphLimit } as const;

const fields = z.object({ motto: line(mottoLimits.motto), explanation: paragraph() });

export type Motto = z.infer<typeof fields>;

export const emptyMotto = (): Motto => ({ motto: '', explanation: '' });

/** An explanation needs a motto to explain. */
export const mottoContent = wholeOrEmpty(fields, ['motto']);
