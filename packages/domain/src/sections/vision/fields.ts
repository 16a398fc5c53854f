import { z } from 'zod/mini';
import { paragraph, paragraphLimit } from '../../kernel/text.ts';
import { wholeOrEmpty } from '../kit/whole-or-empty.ts';

export const visionLimits = { dreams: paragraphLimit, plan: paragraphLimit } as const;

const fields = z.object({ dreams: paragraph(), plan: paragraph() });

export type Vision = z.infer<typeof fields>;

export const emptyVision = (): Vision => ({ dreams: '', plan: '' });

/** A plan leads somewhere; a dream may still be without one. */
export const visionContent = wholeOrEmpty(fields, ['dreams']);
