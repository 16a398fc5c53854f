import { introductionEditor } from './introduction/editor.tsx';
import { mottoEditor } from './motto/editor.tsx';
import type { SectionEditors } from './section-editor.ts';
import { sportsHistoryEditor } from './sports-history/editor.tsx';

export const sectionEditors: SectionEditors = {
  introduction: introductionEditor,
  motto: mottoEditor,
  'sports-history': sportsHistoryEditor,
} satisfies SectionEditors;
