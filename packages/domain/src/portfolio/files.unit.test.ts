import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { defineEvent } from '../events/definition.ts';
import type { FileReference, ReadyFile } from '../files/index.ts';
import { oneListSection } from '../sections/kit/one-list-section.ts';
import { recordSection } from '../sections/kit/record-section.ts';
import { hasUnknownFile } from './files.ts';

const report: ReadyFile = { id: 'a', kind: 'document', type: 'application/pdf', bytes: 900, pages: 2 };
const portrait: ReadyFile = { id: 'b', kind: 'picture', type: 'image/webp', bytes: 400, pages: null };
const files = [report, portrait];

const refersTo = { files: (references: readonly FileReference[]) => references };
const facts = { type: 'application/pdf', bytes: 900, pages: 2 } as const;

describe('a newly referred file', () => {
  it('is known if it is ready, of that kind and as described', () => {
    expect(hasUnknownFile(refersTo, [], [{ id: 'a', kind: 'document', facts }], files)).toBe(false);
    expect(hasUnknownFile(refersTo, [], [{ id: 'b', kind: 'picture' }], files)).toBe(false);
  });

  it.each<[string, FileReference]>([
    ['another id', { id: 'c', kind: 'document', facts }],
    ['another kind', { id: 'b', kind: 'document' }],
    ['another size', { id: 'a', kind: 'document', facts: { ...facts, bytes: 901 } }],
    ['another type', { id: 'a', kind: 'document', facts: { ...facts, type: 'image/png' } }],
    ['another number of pages', { id: 'a', kind: 'document', facts: { ...facts, pages: null } }],
  ])('with %s is unknown', (_, reference) => {
    expect(hasUnknownFile(refersTo, [], [reference], files)).toBe(true);
  });

  it('is unknown to an edit that knows of no files', () => {
    expect(hasUnknownFile(refersTo, [], [{ id: 'b', kind: 'picture' }])).toBe(true);
  });
});

describe('a file that was referred to before', () => {
  const gone: FileReference = { id: 'gone', kind: 'document', facts };

  it('may stay, though nothing is known of it', () => {
    expect(hasUnknownFile(refersTo, [gone], [gone], files)).toBe(false);
    expect(hasUnknownFile(refersTo, [gone], [], files)).toBe(false);
  });

  it('may not be described differently', () => {
    expect(hasUnknownFile(refersTo, [gone], [{ ...gone, facts: { ...facts, pages: 9 } }], files)).toBe(true);
  });
});

it('a section without files has no unknown one', () => {
  expect(hasUnknownFile({}, 'before', 'after')).toBe(false);
});

describe('the files of a section', () => {
  it('are those that its record names', () => {
    const content = z.object({ fileId: z.string() });
    const picture = recordSection({
      name: 'picture',
      noun: 'Picture',
      content,
      empty: () => ({ fileId: '' }),
      events: { PictureWritten: defineEvent('PictureWritten', content) },
      files: ({ fileId }) => (fileId === '' ? [] : [{ id: fileId, kind: 'picture' }]),
    });
    expect(picture.files?.({ fileId: '' })).toEqual([]);
    expect(picture.files?.({ fileId: 'b' })).toEqual([{ id: 'b', kind: 'picture' }]);
  });

  it('are those of its items', () => {
    const item = z.object({ id: z.string() });
    const index = z.int();
    const papers = oneListSection({
      name: 'papers',
      noun: 'Paper',
      key: 'papers',
      item,
      max: 2,
      file: ({ id }) => ({ id, kind: 'document' }),
      events: {
        PaperAdded: defineEvent('PaperAdded', z.object({ index, item })),
        PaperChanged: defineEvent('PaperChanged', z.object({ item })),
        PaperMoved: defineEvent('PaperMoved', z.object({ id: z.string(), index })),
        PaperRemoved: defineEvent('PaperRemoved', z.object({ id: z.string() })),
      },
    });
    expect(papers.files?.({ papers: [{ id: 'a' }, { id: 'b' }] })).toEqual([
      { id: 'a', kind: 'document' },
      { id: 'b', kind: 'document' },
    ]);
  });
});
