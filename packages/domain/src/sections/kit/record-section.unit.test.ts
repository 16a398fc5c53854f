import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { defineEvent } from '../../events/definition.ts';
import { absentOr, fieldErrors } from '../../kernel/field-errors.ts';
import { line } from '../../kernel/text.ts';
import { recordSection } from './record-section.ts';
import { specifyRecord } from './testing/specify-record.ts';
import { blankOr, wholeOrEmpty } from './whole-or-empty.ts';

const fields = z.object({
  school: line({ min: 2, max: 80 }),
  grade: blankOr(z.int({ error: absentOr('invalid') }).check(z.lte(12, { error: 'invalid' }))),
  diploma: z.enum(['', 'dec', 'des'], { error: absentOr('choice_invalid') }),
  graduation: blankOr(z.iso.date({ error: 'date_invalid' })),
});
type Studies = z.infer<typeof fields>;

const empty = (): Studies => ({ school: '', grade: null, diploma: '', graduation: null });
const stored = {
  school: z.string(),
  grade: z.nullable(z.number()),
  diploma: z.enum(['', 'dec', 'des']),
  graduation: z.nullable(z.string()),
};
const events = { StudiesWritten: defineEvent('StudiesWritten', z.object(stored)) };
const definition = {
  name: 'studies',
  noun: 'Studies',
  content: wholeOrEmpty(fields, ['school', 'grade']),
  empty,
  events,
} as const;
const studies = recordSection(definition);

const whole: Studies = { school: 'Cégep de Sherbrooke', grade: 12, diploma: 'dec', graduation: '2027-06-20' };
specifyRecord(studies, { noun: 'Studies', whole });

describe('the draft of a record', () => {
  const typing: ReturnType<typeof studies.draft> = {
    school: 'Cégep de Sherbrooke',
    grade: undefined,
    diploma: '',
    graduation: '',
  };

  it('may be blank in any field, and is empty when all are', () => {
    expect(studies.isEmpty(typing)).toBe(false);
    expect(studies.isEmpty({ ...typing, school: '' })).toBe(true);
  });

  it('is not content', () => {
    // @ts-expect-error: a number that is not chosen yet never reaches a command
    studies.changes(empty(), typing);
    expect(studies.content.safeParse(typing).success).toBe(false);
  });

  it('has a blank field as null in its valid part', () =>
    expect(studies.validPart({ ...typing, grade: 11 }, empty())).toEqual({
      school: 'Cégep de Sherbrooke',
      grade: 11,
      diploma: '',
      graduation: null,
    }));

  it('keeps the confirmed value of each field that is invalid, by itself or together with others', () => {
    expect(studies.validPart({ ...whole, grade: 40, graduation: '2027-' }, whole)).toBe(whole);
    expect(studies.validPart({ ...whole, grade: undefined, diploma: 'des' }, whole)).toEqual({
      ...whole,
      diploma: 'des',
    });
    expect(studies.validPart({ ...whole, school: '', diploma: 7 }, { ...whole, grade: 10 })).toEqual(whole);
  });

  it('is taken field by field only if the result is valid as a whole', () => {
    expect(studies.validPart({ ...typing, diploma: 'dec' }, empty())).toEqual(empty());
    expect(studies.validPart({ ...whole, grade: 40 }, empty())).toEqual(empty());
  });

  it('reports the required fields that are missing', () => {
    const { error } = studies.content.safeParse({ ...typing, school: '', diploma: 'des' });
    expect(fieldErrors(error ?? { issues: [] })).toMatchObject({
      school: { code: 'required' },
      grade: { code: 'required' },
    });
  });
});

it('an athlete is asked for a record unless it is optional', () => {
  expect(studies.optional).toBe(false);
  expect(recordSection({ ...definition, optional: true }).optional).toBe(true);
});

it('a record whose fields have values before anybody touches them is empty while they have these', () => {
  const switches = z.object({ sound: z.boolean(), light: z.boolean() });
  const section = recordSection({
    name: 'switches',
    noun: 'Switches',
    content: switches,
    empty: () => ({ sound: true, light: false }),
    events: { SwitchesWritten: defineEvent('SwitchesWritten', switches) },
  });
  expect(section.isEmpty({ sound: true, light: false })).toBe(true);
  expect(section.isEmpty({ sound: true, light: undefined })).toBe(true);
  expect(section.isEmpty({ sound: true, light: true })).toBe(false);
  expect(section.isEmpty({ sound: false, light: false })).toBe(false);
});

it('a record does not compile with an event that does not fit it', () => {
  const { school: _, ...lacking } = stored;
  const written = <Data>(data: z.ZodMiniType<Data>) => ({ StudiesWritten: defineEvent('StudiesWritten', data) });
  // @ts-expect-error: the event lacks a field
  recordSection({ ...definition, events: written(z.object(lacking)) });
  // @ts-expect-error: the event requires a field that nobody writes
  recordSection({ ...definition, events: written(z.object({ ...stored, year: z.number() })) });
  // @ts-expect-error: the event has another type for a field
  recordSection({ ...definition, events: written(z.object({ ...stored, school: z.number() })) });
  // @ts-expect-error: the name of the event does not follow from the noun
  recordSection({ ...definition, noun: 'Study' });
  // @ts-expect-error: the record has no such field to require
  wholeOrEmpty(fields, ['university']);
});
