import { z } from 'zod';
import { accepted, type Outcome } from '../../kernel/outcome.ts';
import { same } from '../../kernel/same.ts';
import type { SectionRefusal } from '../section.ts';
import type { MottoEvent } from './events.ts';
import { type Motto, mottoContent } from './fields.ts';

export const mottoCommand = z.object({ type: z.literal('WriteMotto'), content: mottoContent });
export type MottoCommand = z.infer<typeof mottoCommand>;

export const decideMotto = (command: MottoCommand, content: Motto): Outcome<readonly MottoEvent[], SectionRefusal> =>
  same(command.content, content) ? accepted([]) : accepted([{ type: 'MottoWritten', data: command.content }]);
