import { academicDocumentsEditor } from './academic-documents/editor.tsx';
import { academicsEditor } from './academics/editor.tsx';
import { contactsEditor } from './contacts/editor.tsx';
import { generalEditor } from './general/editor.tsx';
import { highlightsEditor } from './highlights/editor.tsx';
import { introductionEditor } from './introduction/editor.tsx';
import { mottoEditor } from './motto/editor.tsx';
import { profilePictureEditor } from './profile-picture/editor.tsx';
import type { SectionEditors } from './section-editor.ts';
import { sportsHistoryEditor } from './sports-history/editor.tsx';
import { visionEditor } from './vision/editor.tsx';
import { workExperienceEditor } from './work-experience/editor.tsx';

export const sectionEditors: SectionEditors = {
  introduction: introductionEditor,
  'profile-picture': profilePictureEditor,
  general: generalEditor,
  academics: academicsEditor,
  'academic-documents': academicDocumentsEditor,
  highlights: highlightsEditor,
  vision: visionEditor,
  motto: mottoEditor,
  contacts: contactsEditor,
  'sports-history': sportsHistoryEditor,
  'work-experience': workExperienceEditor,
} satisfies SectionEditors;
