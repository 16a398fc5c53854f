const record = (events: string, noun = 'Hobby'): string => `
import { z } from 'zod/mini';
import { defineEvent } from '../../events/definition.ts';
import { emptyHobby, hobbyContent } from '../hobby/fields.ts';
import { recordSection } from '../kit/record-section.ts';

const events = { HobbyWritten: defineEvent('HobbyWritten', z.object({ ${events} })) };
recordSection({ name: 'hobby', noun: '${noun}', content: hobbyContent, empty: emptyHobby, events });
`;

const list = (events: string, noun = 'Book'): string => `
import { booksEvents } from '../books/events.ts';
import { book } from '../books/fields.ts';
import { oneListSection } from '../kit/one-list-section.ts';

const { BookAdded, BookChanged, BookMoved, BookRemoved } = booksEvents;
export const unused = [BookAdded, BookChanged, BookMoved, BookRemoved];
oneListSection({ name: 'books', noun: '${noun}', key: 'books', item: book, max: 10, events: { ${events} } });
`;

const form = (asked: string): string => `
import { hobbyContent } from '@palmares/domain/sections';
import { recordEditor } from '../kit/record-editor.tsx';

const label = () => '';
recordEditor({ schema: hobbyContent, asked: { ${asked} } });
`;

const inDomain = 'packages/domain/src/sections/wrong';
const inWeb = 'apps/web/src/sections/wrong';

/** Files that must not compile, each for the reason in its name. */
export const wrongUses: Readonly<Record<string, string>> = {
  [`${inDomain}/event-lacks-a-field.ts`]: record('hobby: z.string()'),
  [`${inDomain}/event-requires-another-field.ts`]: record('hobby: z.string(), story: z.string(), since: z.int()'),
  [`${inDomain}/wrong-noun-of-a-record.ts`]: record('hobby: z.string(), story: z.string()', 'Pastime'),
  [`${inDomain}/one-of-four-events-is-missing.ts`]: list('BookAdded, BookChanged, BookMoved'),
  [`${inDomain}/one-event-stands-for-another.ts`]: list('BookAdded, BookChanged, BookMoved, BookRemoved: BookMoved'),
  [`${inDomain}/wrong-noun-of-a-list.ts`]: list('BookAdded, BookChanged, BookMoved, BookRemoved', 'Novel'),
  [`${inWeb}/form-leaves-out-a-field.ts`]: form('hobby: { label }'),
  [`${inWeb}/form-asks-for-another-field.ts`]: form('hobby: { label }, story: { label }, since: { label }'),
};
