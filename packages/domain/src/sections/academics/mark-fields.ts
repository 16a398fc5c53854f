import { z } from 'zod/mini';
import { isBlank } from '../kit/draft.ts';
import { type GradingSystem, gradingSystems, markIssue, storedMark } from './marks.ts';
import { notChosen, oneOf, textOf } from './parts.ts';

/** Each mark as `storedMark` returns it; empty: not given. */
export interface Marks {
  readonly system: GradingSystem;
  readonly overall: string;
  readonly english: string;
  readonly math: string;
}

const markParts = z.object({ system: z.unknown(), overall: z.unknown(), english: z.unknown(), math: z.unknown() });

/** Marks of one system. A system without marks is valid: they may come later. */
export const marks = z.pipe(
  z.unknown(),
  z.transform((value, { issues }): Marks | null => {
    if (isBlank(value)) return null;
    const parts = markParts.safeParse(value).data;
    const system = oneOf(gradingSystems, parts?.system);
    if (!system) {
      issues.push(notChosen('system', parts?.system));
      return null;
    }
    const mark = (field: 'overall' | 'english' | 'math'): string => {
      const text = parts?.[field];
      if (isBlank(text)) return '';
      const stored = storedMark(textOf(text), system);
      if (stored === null) issues.push(markIssue(field, text, system));
      return stored ?? '';
    };
    return { system, overall: mark('overall'), english: mark('english'), math: mark('math') };
  }),
);
