import { type SectionName, sections } from '@palmares/domain/portfolio';
import { differingRows, onlyRows, withRows } from '@palmares/domain/sections';
import { adoptIn } from '../merge-stored.ts';
import type { DraftRules, SectionRecord } from '../section-record.ts';
import type { Step } from './steps.ts';

/** The step that leads from `after` back to `before`; null if they have the same rows. */
export const stepBack = (name: SectionName, before: unknown, after: unknown): Omit<Step, 'id'> | null => {
  const rows = differingRows<unknown>(sections[name], before, after);
  if (rows.length === 0) return null;
  return { section: name, rows, content: onlyRows<unknown>(sections[name], before, new Set(rows)) };
};

interface TakenStep<Draft> {
  readonly draft: Draft;
  /** The draft that the step asks for, including the rows that today's rules refuse. */
  readonly wanted: Draft;
  readonly refused: readonly string[];
}

/**
 * The draft with the rows of a step, whatever else was typed since, here or on another device. Rows that today's rules
 * refuse, such as an item of a season that has closed, stay as they are.
 */
export const takeStep = <Content, Change, Draft>(
  name: SectionName,
  rules: DraftRules<Content, Change, Draft>,
  { draft, base }: Pick<SectionRecord<Content, Change, Draft>, 'draft' | 'base'>,
  step: Step,
  at: Date,
): TakenStep<Draft> => {
  const section = sections[name];
  // An earlier program may have stored it.
  const content = adoptIn(name)(step.content);
  if (content === undefined) return { draft, wanted: draft, refused: [] };
  // The compiler cannot tie a section's name to its drafts.
  const taking = (rows: readonly string[]) => withRows<unknown>(section, draft, content, new Set(rows)) as Draft;

  const wanted = taking(step.rows);
  const from = rules.validPart(draft, base.content);
  const to = rules.validPart(wanted, base.content);
  const allowed = rules.changes(from, to).reduce((before, change) => rules.applied(before, change, at) ?? before, from);
  const different = differingRows<unknown>(section, rules.draft(to), rules.draft(allowed));
  const refused = step.rows.filter((row) => different.includes(row));
  return { draft: taking(step.rows.filter((row) => !refused.includes(row))), wanted, refused };
};
