import type { NewSection } from '../recipe.ts';

/** The simplest record: one required line and one text. It borrows the motto's words. */
export const hobby: NewSection = {
  name: 'hobby',
  files: {
    'packages/domain/src/sections/hobby/fields.ts': `
import { z } from 'zod/mini';
import { line, lineLimits, paragraph } from '../../kernel/text.ts';
import { wholeOrEmpty } from '../kit/whole-or-empty.ts';

const fields = z.object({ hobby: line(lineLimits), story: paragraph() });

export type Hobby = z.infer<typeof fields>;

export const emptyHobby = (): Hobby => ({ hobby: '', story: '' });

export const hobbyContent = wholeOrEmpty(fields, ['hobby']);
`,
    'packages/domain/src/sections/hobby/events.ts': `
import { z } from 'zod/mini';
import { defineEvent } from '../../events/definition.ts';

export const hobbyEvents = {
  HobbyWritten: defineEvent('HobbyWritten', z.object({ hobby: z.string(), story: z.string() })),
};
`,
    'packages/domain/src/sections/hobby/index.ts': `
import { recordSection } from '../kit/record-section.ts';
import { hobbyEvents } from './events.ts';
import { emptyHobby, hobbyContent } from './fields.ts';

export const hobby = recordSection({
  name: 'hobby',
  noun: 'Hobby',
  optional: true,
  content: hobbyContent,
  empty: emptyHobby,
  events: hobbyEvents,
});
`,
    'packages/domain/src/sections/hobby/public-view.ts': `
import type { Hobby } from './fields.ts';

export const hobbyPublicView = ({ hobby, story }: Hobby): Hobby => ({ hobby, story });
`,
    'apps/web/src/sections/hobby/editor.tsx': `
import { hobbyContent } from '@palmares/domain/sections';
import { m } from '../../paraglide/messages.js';
import { recordEditor } from '../kit/record-editor.tsx';

export const HobbyEditor = recordEditor({
  schema: hobbyContent,
  asked: {
    hobby: { label: m.motto_motto_label, hint: m.motto_motto_hint, input: { enterKeyHint: 'next' } },
    story: { label: m.motto_explanation_label, optional: true, rows: 6 },
  },
});
`,
    'apps/web/src/sections/hobby/view.tsx': `
import type { PublicView } from '@palmares/domain/shared-portfolio';
import type { ViewProps } from '../section-view.ts';

export const HobbyView = ({ content }: ViewProps<PublicView<'hobby'>>) => (
  <>
    <p>{content.hobby}</p>
    <p>{content.story}</p>
  </>
);
`,
    'packages/history/src/sections/hobby.ts': `
import type { DraftContent } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';
import { inLanguage } from '../voice.ts';
import { type RecordWords, readRecord, type SectionWords, text } from './reading.ts';

const fields: RecordWords<DraftContent<'hobby'>> = {
  hobby: text(m.motto_motto_label),
  story: text(m.motto_explanation_label),
};

export const hobbyWords: SectionWords<'hobby'> = {
  title: (language) => m.section_motto_title({}, inLanguage(language)),
  read: (content, language) => ({ fields: readRecord(fields, content, language), lists: [] }),
};
`,
    'packages/history/src/events/hobby.ts': `
import type { SectionContent, SectionEvent } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';
import { readSection } from '../sections/index.ts';
import { changedFields, type SectionSentence, type Sentences, say, sentenceFor } from './sentence.ts';

type Hobby = SectionContent<'hobby'>;

const changed = { athlete: m.athlete_motto_changed, support: m.support_motto_changed };

const sentences: Sentences<SectionEvent<'hobby'>, Hobby> = {
  HobbyWritten(data, before, voice) {
    const fieldsOf = (content: Hobby) => readSection('hobby', content, voice.language).fields;
    return say(changed, { changes: changedFields(fieldsOf(before), fieldsOf(data), voice.language) }, voice);
  },
};

export const hobbySentence: SectionSentence<'hobby'> = (event, before, voice) => sentenceFor(sentences, event, before, voice);
`,
  },
  demo: "() => ({ hobby: 'Chess', story: '' })",
};
