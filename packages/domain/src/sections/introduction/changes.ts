import { same } from '../../kernel/same.ts';
import type { IntroductionCommand } from './decide.ts';
import type { Introduction } from './fields.ts';

export const introductionChanges = (from: Introduction, to: Introduction): IntroductionCommand[] =>
  same(from, to) ? [] : [{ type: 'WriteIntroduction', content: to }];
