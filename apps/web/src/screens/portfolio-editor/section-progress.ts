import type { SectionName } from '@palmares/domain/portfolio';
import type { SectionSummary } from '../../drafts/section-draft.ts';
import { hasPage, sectionsOn } from '../../sections/section-pages.ts';

/** A page of the editor with the sections on it. */
export interface EditorPage {
  readonly name: SectionName;
  readonly sections: readonly SectionSummary[];
}

export const editorPages = (sections: readonly SectionSummary[]): readonly EditorPage[] => {
  const names = sections.map(({ name }) => name);
  return names.filter(hasPage).map((page) => {
    const on = sectionsOn(page, names);
    return { name: page, sections: sections.filter(({ name }) => on.includes(name)) };
  });
};

export type PageProgress = 'empty' | 'started' | 'done';

type Sections = Pick<EditorPage, 'sections'>;

const isOptional = ({ sections }: Sections): boolean => sections.every(({ optional }) => optional);

/** Done means that each required section is saved in the account and complete; an athlete may still add to it. */
export const progressOf = ({ sections }: Sections): PageProgress => {
  if (sections.some(({ touched }) => touched)) return 'started';
  if (sections.every(({ empty }) => empty)) return 'empty';
  return sections.some(({ empty, optional }) => empty && !optional) ? 'started' : 'done';
};

/** The first page that is not done; an optional one counts only once begun. Undefined when all are done. */
export const pageToWrite = (pages: readonly EditorPage[]): SectionName | undefined =>
  pages.find((page) => {
    const progress = progressOf(page);
    return progress === 'started' || (progress === 'empty' && !isOptional(page));
  })?.name;

/** How many of the required pages are done. */
export const progressOfAll = (pages: readonly EditorPage[]): { readonly done: number; readonly all: number } => {
  const asked = pages.filter((page) => !isOptional(page));
  return { done: asked.filter((page) => progressOf(page) === 'done').length, all: asked.length };
};
