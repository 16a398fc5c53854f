import { z } from 'zod';
import { absentOr } from '../../kernel/field-errors.ts';
import { award, externalLink, performance, seasonYear, sport } from './fields.ts';

const id = z.uuid({ error: absentOr('id_invalid') });
/** Where in its list, from 0; past the end is the end. */
const index = z.int({ error: absentOr('invalid') }).nonnegative({ error: 'invalid' });

export const sportsHistoryCommand = z.discriminatedUnion('type', [
  z.object({ type: z.literal('AddSport'), year: seasonYear, index, item: sport }),
  z.object({ type: z.literal('ChangeSport'), item: sport }),
  z.object({ type: z.literal('MoveSport'), id, index }),
  z.object({ type: z.literal('RemoveSport'), id }),
  z.object({ type: z.literal('AddPerformance'), year: seasonYear, index, item: performance }),
  z.object({ type: z.literal('ChangePerformance'), item: performance }),
  z.object({ type: z.literal('MovePerformance'), id, index }),
  z.object({ type: z.literal('RemovePerformance'), id }),
  z.object({ type: z.literal('AddAward'), year: seasonYear, index, item: award }),
  z.object({ type: z.literal('ChangeAward'), item: award }),
  z.object({ type: z.literal('MoveAward'), id, index }),
  z.object({ type: z.literal('RemoveAward'), id }),
  z.object({ type: z.literal('AddExternalLink'), index, item: externalLink }),
  z.object({ type: z.literal('ChangeExternalLink'), item: externalLink }),
  z.object({ type: z.literal('MoveExternalLink'), id, index }),
  z.object({ type: z.literal('RemoveExternalLink'), id }),
]);

export type SportsHistoryCommand = z.infer<typeof sportsHistoryCommand>;
