import type { NewSection } from '../recipe.ts';

/** The simplest list, with a number among its fields. It borrows the words of awards. */
export const books: NewSection = {
  name: 'books',
  files: {
    'packages/domain/src/sections/books/fields.ts': `
import { z } from 'zod/mini';
import { absentOr } from '../../kernel/field-errors.ts';
import { line, lineLimits } from '../../kernel/text.ts';
import { itemId } from '../kit/item-commands.ts';

export const booksLimits = { books: 10 } as const;

export const book = z.object({
  id: itemId,
  title: line({ ...lineLimits, required: true }),
  author: line(lineLimits),
  year: z.int({ error: absentOr('year_invalid') }),
});

export type Book = z.infer<typeof book>;
`,
    'packages/domain/src/sections/books/events.ts': `
import { z } from 'zod/mini';
import { defineEvent } from '../../events/definition.ts';

const id = z.string();
const index = z.int();
const book = z.object({ id, title: z.string(), author: z.string(), year: z.int() });

export const booksEvents = {
  BookAdded: defineEvent('BookAdded', z.object({ index, item: book })),
  BookChanged: defineEvent('BookChanged', z.object({ item: book })),
  BookMoved: defineEvent('BookMoved', z.object({ id, index })),
  BookRemoved: defineEvent('BookRemoved', z.object({ id })),
};
`,
    'packages/domain/src/sections/books/index.ts': `
import { oneListSection } from '../kit/one-list-section.ts';
import { booksEvents } from './events.ts';
import { book, booksLimits } from './fields.ts';

export const books = oneListSection({
  name: 'books',
  noun: 'Book',
  key: 'books',
  item: book,
  max: booksLimits.books,
  events: booksEvents,
});
`,
    'packages/domain/src/sections/books/public-view.ts': `
import type { Book } from './fields.ts';

export interface BooksPublicView {
  readonly books: readonly Omit<Book, 'id'>[];
}

export const booksPublicView = ({ books }: { readonly books: readonly Book[] }): BooksPublicView => ({
  books: books.map(({ title, author, year }) => ({ title, author, year })),
});
`,
    'apps/web/src/sections/books/editor.tsx': `
import { book, booksLimits } from '@palmares/domain/sections';
import { m } from '../../paraglide/messages.js';
import { askedItems } from '../kit/asked-items.tsx';
import { listEditor } from '../kit/list-editor.tsx';
import { YearControl } from './year-control.tsx';

export const BooksEditor = listEditor(
  'books',
  askedItems({
    schema: book,
    max: booksLimits.books,
    asked: {
      title: { label: m.award_name_label },
      author: { label: m.award_awarded_by_label, optional: true },
      year: { label: m.award_description_label, Control: YearControl, blank: undefined },
    },
    nameOf: ({ title }) => title,
    linesOf: ({ author }) => [[author]],
    words: { title: m.awards_title, add: m.awards_add, empty: m.awards_empty, unnamed: m.awards_new },
  }),
);
`,
    'apps/web/src/sections/books/year-control.tsx': `
import { Input } from '@palmares/ui';
import type { ControlProps } from '../kit/asked.ts';

export const YearControl = ({ name, value, choose, leave }: ControlProps<number | undefined>) => (
  <Input
    name={name}
    inputMode="numeric"
    value={value ?? ''}
    onBlur={leave}
    onChange={({ currentTarget }) => choose(currentTarget.value === '' ? undefined : Number(currentTarget.value))}
  />
);
`,
    'apps/web/src/sections/books/view.tsx': `
import type { PublicView } from '@palmares/domain/shared-portfolio';
import type { ViewProps } from '../section-view.ts';

export const BooksView = ({ content }: ViewProps<PublicView<'books'>>) => (
  <ul>
    {content.books.map(({ title, author, year }) => (
      <li key={title}>
        {title}, {author}, {year}
      </li>
    ))}
  </ul>
);
`,
    'packages/history/src/sections/books.ts': `
import type { DraftContent } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';
import { inLanguage } from '../voice.ts';
import { choice, type RecordWords, readRecord, type SectionWords, text } from './reading.ts';

const fields: RecordWords<DraftContent<'books'>['books'][number]> = {
  title: text(m.award_name_label),
  author: text(m.award_awarded_by_label),
  year: choice(() => m.award_description_label, ({ year }) => String(year ?? '')),
};

export const booksWords: SectionWords<'books'> = {
  title: (language) => m.awards_title({}, inLanguage(language)),
  read: ({ books }, language) => {
    const title = m.awards_title({}, inLanguage(language));
    const items = books.map((book) => ({
      id: book.id,
      name: book.title,
      lines: [book.title, book.author],
      fields: readRecord(fields, book, language),
    }));
    return { fields: [], lists: [{ path: ['books'], label: title, group: title, items }] };
  },
};
`,
    'packages/history/src/events/books.ts': `
import type { SectionContent, SectionEvent } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';
import { readSection } from '../sections/index.ts';
import { changedFields, type SectionSentence, type Sentences, say, sentenceFor } from './sentence.ts';

type Books = SectionContent<'books'>;

const changed = { athlete: m.athlete_motto_changed, support: m.support_motto_changed };

const changesTo = (before: Books, after: Books, id: string, language: 'en' | 'fr-ca'): string => {
  const fieldsOf = (content: Books) =>
    readSection('books', content, language).lists[0]?.items.find((item) => item.id === id)?.fields ?? [];
  return changedFields(fieldsOf(before), fieldsOf(after), language);
};

const sentences: Sentences<SectionEvent<'books'>, Books> = {
  BookAdded: ({ item }, before, voice) =>
    say(changed, { changes: changesTo(before, { books: [item] }, item.id, voice.language) }, voice),
  BookChanged: ({ item }, before, voice) =>
    say(changed, { changes: changesTo(before, { books: [item] }, item.id, voice.language) }, voice),
  BookMoved: ({ index }, _before, voice) => say(changed, { changes: String(index + 1) }, voice),
  BookRemoved: ({ id }, before, voice) =>
    say(changed, { changes: changesTo(before, { books: [] }, id, voice.language) }, voice),
};

export const booksSentence: SectionSentence<'books'> = (event, before, voice) => sentenceFor(sentences, event, before, voice);
`,
  },
  demo: "() => ({ books: [{ id: crypto.randomUUID(), title: 'Kuessipan', author: 'Naomi Fontaine', year: 2011 }] })",
};
