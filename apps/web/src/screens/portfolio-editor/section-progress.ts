import type { FieldError } from '@palmares/domain/kernel';
import type { SectionName } from '@palmares/domain/portfolio';
import type { DeviceStorage } from '../../drafts/save-state.ts';
import type { SectionSummary } from '../../drafts/section-draft.ts';
import { hasPage, sectionsOn } from '../../sections/section-pages.ts';

/** A page of the editor with the sections on it. */
export interface EditorPage {
  readonly name: SectionName;
  readonly sections: readonly SectionSummary[];
}

/** Marks Identity as filled in once a result is scored, whichever of its parts are switched on. */
export const withResult = (sections: readonly SectionSummary[], isScored: boolean): readonly SectionSummary[] =>
  sections.map((section) => (section.name === 'identity' ? { ...section, empty: !isScored } : section));

export const editorPages = (sections: readonly SectionSummary[]): readonly EditorPage[] => {
  const names = sections.map(({ name }) => name);
  return names.filter(hasPage).map((page) => {
    const on = sectionsOn(page, names);
    return { name: page, sections: sections.filter(({ name }) => on.includes(name)) };
  });
};

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

export type PageProgress = 'empty' | 'started' | 'done';

type Sections = Pick<EditorPage, 'sections'>;

export const isOptional = ({ sections }: Sections): boolean => sections.every(({ optional }) => optional);

/** Done means that each required section is saved in the account and complete; an athlete may still add to it. */
export const progressOf = ({ sections }: Sections): PageProgress => {
  if (sections.some(({ touched }) => touched)) return 'started';
  if (sections.every(({ empty }) => empty)) return 'empty';
  return sections.some(({ empty, optional }) => empty && !optional) ? 'started' : 'done';
};

export type PageNote = 'conflict' | 'device_only' | 'not_stored';

/** Returns the note to show on a page in the list of pages; null if its words are in the account. */
export const noteOf = ({ sections }: Sections, storage: DeviceStorage): PageNote | null => {
  if (sections.some(({ conflict }) => conflict)) return 'conflict';
  if (!sections.some(({ touched }) => touched)) return null;
  return storage === 'kept' ? 'device_only' : 'not_stored';
};

/**
 * Returns the first page that is not done, counting an optional one only once it is started; undefined when all are
 * done.
 */
export const pageToWrite = (pages: readonly EditorPage[]): SectionName | undefined =>
  pages.find((page) => {
    const progress = progressOf(page);
    return progress === 'started' || (progress === 'empty' && !isOptional(page));
  })?.name;

/** Returns the number of required pages, and how many of them are done. */
export const progressOfAll = (pages: readonly EditorPage[]): { readonly done: number; readonly all: number } => {
  const asked = pages.filter((page) => !isOptional(page));
  return { done: asked.filter((page) => progressOf(page) === 'done').length, all: asked.length };
};
