import type { FieldError } from '@palmares/domain/kernel';
import type { SectionName } from '@palmares/domain/portfolio';
import type { DeviceStorage } from '../../drafts/save-state.ts';
import type { SectionSummary } from '../../drafts/section-draft.ts';
import { type SectionsDone, sectionsDone } from '../../sections/sections-done.ts';

/** Marks Identity as filled in once a result is scored, whichever of its parts are switched on. */
export const withResult = (sections: readonly SectionSummary[], isScored: boolean): readonly SectionSummary[] =>
  sections.map((section) => (section.name === 'identity' ? { ...section, empty: !isScored } : section));

/**
 * The first section that has to be finished before it is saved in the account, if none of those `here` has to be. One with
 * something to fix comes before those in which something is only missing, as in the save status.
 */
export const unfinishedElsewhere = (
  sections: readonly SectionSummary[],
  here: readonly SectionName[],
): SectionName | null => {
  const unfinished = sections.filter(({ touched, valid }) => touched && !valid);
  const toFix = unfinished.filter(({ problem }) => problem);
  const named = (toFix.length > 0 ? toFix : unfinished).map(({ name }) => name);
  return named.some((name) => here.includes(name)) ? null : (named[0] ?? null);
};

/** Returns the first error to fix in the sections `here`. */
export const problemIn = (sections: readonly SectionSummary[], here: readonly SectionName[]): FieldError | null =>
  sections.find(({ name, problem }) => problem && here.includes(name))?.problem ?? null;

export type SectionProgress = 'empty' | 'started' | 'done';

/** Done means that the section is saved in the account and complete; an athlete may still add to it. */
export const progressOf = ({ touched, empty }: Pick<SectionSummary, 'touched' | 'empty'>): SectionProgress => {
  if (touched) return 'started';
  return empty ? 'empty' : 'done';
};

export type SectionNote = 'conflict' | 'device_only' | 'not_stored';

/** Returns the note to show on a section in the list of sections; null if its words are in the account. */
export const noteOf = ({ conflict, touched }: SectionSummary, storage: DeviceStorage): SectionNote | null => {
  if (conflict) return 'conflict';
  if (!touched) return null;
  return storage === 'kept' ? 'device_only' : 'not_stored';
};

/**
 * Returns the first section that is not done, counting an optional one only once it is started; undefined when all are
 * done.
 */
export const sectionToWrite = (sections: readonly SectionSummary[]): SectionSummary | undefined =>
  sections.find((section) => {
    const progress = progressOf(section);
    return progress === 'started' || (progress === 'empty' && !section.optional);
  });

/** Returns how many sections are done, and how many count. */
export const progressOfAll = (sections: readonly SectionSummary[]): SectionsDone =>
  sectionsDone(sections.map((section) => ({ isDone: progressOf(section) === 'done', isOptional: section.optional })));
