import { same } from '../../kernel/same.ts';
import type { MottoCommand } from './decide.ts';
import type { Motto } from './fields.ts';

export const mottoChanges = (from: Motto, to: Motto): MottoCommand[] =>
  same(from, to) ? [] : [{ type: 'WriteMotto', content: to }];
