import { type SectionName, sectionNames } from '@palmares/domain/portfolio';
import { lazyRouteComponent } from '@tanstack/react-router';
import { m } from '../paraglide/messages.js';
import { contactsNote, documentsNote } from '../who-sees/who-sees.ts';
import { loadDocumentForm } from './academic-documents/load-form.ts';
import { loadContactForm } from './contacts/load-form.ts';
import { loadListParts } from './kit/on-demand/parts.ts';
import { loadCropper } from './profile-picture/load-cropper.ts';
import type { SectionEditors } from './section-editor.ts';
import { loadPerformanceForm, loadSportForm } from './sports-history/load-forms.ts';

/** Each editor's code is loaded separately, because a page needs only the editor of its own section. */
export const sectionEditors: SectionEditors = {
  introduction: {
    lead: m.section_introduction_lead,
    reading: { to: 'blog/building-a-strong-portfolio#the-card', words: m.reading_the_card },
    Editor: lazyRouteComponent(() => import('./introduction/editor.tsx'), 'IntroductionEditor'),
  },
  'profile-picture': {
    lead: m.section_profile_picture_lead,
    reading: { to: 'faqs#file-limits', words: m.reading_files },
    Editor: lazyRouteComponent(() => import('./profile-picture/editor.tsx'), 'ProfilePictureEditor'),
    loadParts: loadCropper,
  },
  general: {
    lead: m.section_general_lead,
    Editor: lazyRouteComponent(() => import('./general/editor.tsx'), 'GeneralEditor'),
  },
  identity: {
    lead: m.section_identity_lead,
    reading: { to: 'faqs#identity-visibility', words: m.reading_identity_seen },
    Editor: lazyRouteComponent(() => import('./identity/editor.tsx'), 'IdentityEditor'),
  },
  academics: {
    lead: m.section_academics_lead,
    Editor: lazyRouteComponent(() => import('./academics/editor.tsx'), 'AcademicsEditor'),
  },
  'academic-documents': {
    lead: m.section_academic_documents_lead,
    seen: documentsNote,
    Editor: lazyRouteComponent(() => import('./academic-documents/editor.tsx'), 'AcademicDocumentsEditor'),
    loadParts: loadDocumentForm,
  },
  highlights: {
    lead: m.section_highlights_lead,
    reading: { to: 'blog/importing-highlights', words: m.reading_highlights },
    Editor: lazyRouteComponent(() => import('./highlights/editor.tsx'), 'HighlightsEditor'),
  },
  vision: {
    lead: m.section_vision_lead,
    Editor: lazyRouteComponent(() => import('./vision/editor.tsx'), 'VisionEditor'),
  },
  motto: {
    lead: m.section_motto_lead,
    Editor: lazyRouteComponent(() => import('./motto/editor.tsx'), 'MottoEditor'),
  },
  contacts: {
    lead: m.section_contacts_lead,
    seen: contactsNote,
    reading: { to: 'blog/finding-ncaa-coach-contacts#your-coach', words: m.reading_coach_asked },
    Editor: lazyRouteComponent(() => import('./contacts/editor.tsx'), 'ContactsEditor'),
    loadParts: loadContactForm,
  },
  'sports-history': {
    lead: m.section_sports_history_lead,
    reading: { to: 'blog/building-a-strong-portfolio#numbers', words: m.reading_numbers },
    Editor: lazyRouteComponent(() => import('./sports-history/editor.tsx'), 'SportsHistoryEditor'),
    loadParts: () => Promise.all([loadSportForm(), loadPerformanceForm()]),
  },
  'work-experience': {
    lead: m.section_work_experience_lead,
    Editor: lazyRouteComponent(() => import('./work-experience/editor.tsx'), 'WorkExperienceEditor'),
  },
} satisfies SectionEditors;

/** Loads what a page of the editor shows. */
export const loadEditor = async (name: SectionName): Promise<void> => {
  await sectionEditors[name].Editor.preload?.();
};

type Loads = readonly (() => Promise<unknown>)[];

/** Loaders of every editor, each separate. */
export const editorLoads: Loads = sectionNames.map((name) => () => loadEditor(name));

/** Loaders of the parts that editors open on demand, each separate. */
export const editorPartLoads: Loads = [
  loadListParts,
  ...sectionNames.flatMap((name) => sectionEditors[name].loadParts ?? []),
];
