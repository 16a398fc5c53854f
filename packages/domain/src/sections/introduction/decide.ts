import { z } from 'zod';
import { accepted, type Outcome } from '../../kernel/outcome.ts';
import { same } from '../../kernel/same.ts';
import type { SectionRefusal } from '../section.ts';
import type { IntroductionEvent } from './events.ts';
import { type Introduction, introductionContent } from './fields.ts';

export const introductionCommand = z.object({
  type: z.literal('WriteIntroduction'),
  content: introductionContent,
});
export type IntroductionCommand = z.infer<typeof introductionCommand>;

export const decideIntroduction = (
  command: IntroductionCommand,
  content: Introduction,
): Outcome<readonly IntroductionEvent[], SectionRefusal> =>
  same(command.content, content) ? accepted([]) : accepted([{ type: 'IntroductionWritten', data: command.content }]);
