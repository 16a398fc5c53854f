import { z } from 'zod/mini';
import { defineEvent } from '../../events/definition.ts';

const introductionWritten = z.object({
  greetingsLine1: z.string(),
  greetingsLine2: z.string(),
  shortDesc: z.string(),
  intro: z.string(),
});

const firstVersion = z.object({ greetings: z.string(), shortDesc: z.string(), intro: z.string() });

/** Version 1 stored both greeting lines in one text, separated by a line break. */
const fromFirstVersion = (old: unknown): z.infer<typeof introductionWritten> => {
  const { greetings, shortDesc, intro } = firstVersion.parse(old);
  const [greetingsLine1 = '', ...rest] = greetings.split('\n');
  return { greetingsLine1, greetingsLine2: rest.join(' ').trim(), shortDesc, intro };
};

export const introductionEvents = {
  IntroductionWritten: defineEvent('IntroductionWritten', introductionWritten, {
    schemaVersion: 2,
    upcast: { 1: fromFirstVersion },
  }),
};
