import { describe, expect, it } from 'vitest';
import { specifyItems } from '../kit/testing/specify-items.ts';
import { specifySection } from '../kit/testing/specify-section.ts';
import type { AcademicDocument } from './fields.ts';
import { academicDocuments } from './index.ts';

const id = (number: number): string => `0c0ffee0-0000-4000-8000-${String(number).padStart(12, '0')}`;
const transcript: AcademicDocument = {
  id: id(1),
  name: 'Transcript, fall 2026',
  type: 'application/pdf',
  bytes: 184_320,
  pages: 2,
};
const { given } = specifySection(academicDocuments, new Date('2026-11-20T12:00:00Z'));
const add = (item: AcademicDocument) => ({ type: 'AddAcademicDocument', index: 0, item }) as const;
const added = (item: AcademicDocument) => ({ type: 'AcademicDocumentAdded', data: { index: 0, item } }) as const;

specifyItems(academicDocuments, 'AcademicDocument', {
  item: transcript,
  changed: { ...transcript, name: 'Grade 11 transcript' },
  group: {},
});

describe('academic documents', () => {
  it('hold ten documents', () => {
    const ten = Array.from({ length: 10 }, (_, number) => added({ ...transcript, id: id(number + 2) }));
    given(...ten.slice(1))
      .when(add(transcript))
      .thenEvents(added(transcript));
    given(...ten)
      .when(add(transcript))
      .thenRefused('list_full');
  });

  it('include pictures, which have no pages', () => {
    const photo: AcademicDocument = { ...transcript, type: 'image/jpeg', pages: null };
    given().when(add(photo)).thenEvents(added(photo));
  });

  it.each([
    ['A', 'too_short'],
    ['a'.repeat(81), 'too_long'],
    ['two\u0007lines', 'characters_invalid'],
    [' ', 'required'],
  ] as const)('named %j are refused', (name, code) =>
    given()
      .when(add({ ...transcript, name }))
      .thenRefused(code, 'name'),
  );

  it.each([
    [{ bytes: 0 }, 'bytes'],
    [{ bytes: 1.5 }, 'bytes'],
    [{ pages: 0 }, 'pages'],
    [{ pages: 61 }, 'pages'],
  ])('with %j are refused', (facts, field) =>
    given()
      .when(add({ ...transcript, ...facts }))
      .thenRefused('invalid', field),
  );

  it('of a type that is not a document are refused', () =>
    expect(academicDocuments.parse({ ...add(transcript), item: { ...transcript, type: 'image/webp' } })).toMatchObject({
      refusal: { code: 'choice_invalid', field: 'type' },
    }));

  it('refer to their files with what the server found in them', () =>
    expect(academicDocuments.files?.({ documents: [transcript] })).toEqual([
      { id: transcript.id, kind: 'document', facts: { type: 'application/pdf', bytes: 184_320, pages: 2 } },
    ]));

  it('keep the confirmed name of one that is being renamed', () =>
    expect(
      academicDocuments.validPart({ documents: [{ ...transcript, name: 'T' }] }, { documents: [transcript] }),
    ).toEqual({ documents: [transcript] }));
});
