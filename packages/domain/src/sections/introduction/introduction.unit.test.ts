import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../kernel/field-errors.ts';
import { specifyRecord } from '../kit/testing/specify-record.ts';
import { specifySection } from '../kit/testing/specify-section.ts';
import type { Introduction } from './fields.ts';
import { introduction } from './index.ts';

const maya: Introduction = {
  greetingsLine1: "Hi, I'm Maya",
  greetingsLine2: 'Nice to meet you',
  shortDesc: 'Point guard who sees the pass',
  intro: 'I have played since I was six.\n\nI want to study kinesiology.',
};
const { given } = specifySection(introduction, new Date('2026-11-20T12:00:00Z'));
const write = (content: Introduction) => ({ type: 'WriteIntroduction', content }) as const;
const written = (data: Introduction) => ({ type: 'IntroductionWritten', data }) as const;
const errors = (content: unknown) => {
  const parsed = introduction.content.safeParse(content);
  return parsed.success ? {} : fieldErrors(parsed.error);
};

specifyRecord(introduction, { noun: 'Introduction', whole: maya });

describe('introduction', () => {
  it('is stored trimmed, composed and with plain line breaks', () =>
    given()
      .when(write({ ...maya, greetingsLine1: '  Zoe\u0301 ', intro: 'One\r\nTwo ' }))
      .thenEvents(written({ ...maya, greetingsLine1: 'Zo\u00e9', intro: 'One\nTwo' })));

  it('that differs only in spaces at its ends changes nothing', () =>
    given(written(maya))
      .when(write({ ...maya, intro: `${maya.intro}\n` }))
      .thenNothing());

  it('without its first greeting line is refused', () =>
    given()
      .when(write({ ...maya, greetingsLine1: ' ' }))
      .thenRefused('required', 'greetingsLine1'));

  it('without its paragraph is refused', () =>
    given()
      .when(write({ ...maya, intro: '' }))
      .thenRefused('required', 'intro'));

  it.each(['greetingsLine1', 'greetingsLine2'] as const)('%s holds 19 characters and not 20', (field) => {
    given()
      .when(write({ ...maya, [field]: 'é'.repeat(19) }))
      .thenEvents(written({ ...maya, [field]: 'é'.repeat(19) }));
    given()
      .when(write({ ...maya, [field]: 'é'.repeat(20) }))
      .thenRefused('too_long', field);
  });

  it('counts a character as a person does', () => {
    const families = '👨‍👩‍👧‍👦'.repeat(19);
    given()
      .when(write({ ...maya, greetingsLine2: families }))
      .thenEvents(written({ ...maya, greetingsLine2: families }));
  });

  it('short description holds 14 words and not 15', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'go').join(' ');
    given()
      .when(write({ ...maya, shortDesc: words(14) }))
      .thenEvents(written({ ...maya, shortDesc: words(14) }));
    given()
      .when(write({ ...maya, shortDesc: words(15) }))
      .thenRefused('too_many_words', 'shortDesc');
  });

  it('paragraph holds 2,000 characters and not 2,001', () => {
    expect(errors({ ...maya, intro: 'a'.repeat(2000) })).toEqual({});
    expect(errors({ ...maya, intro: 'a'.repeat(2001) })).toEqual({
      intro: { code: 'too_long', params: { max: 2000 } },
    });
  });

  it('refuses characters that break a page or hide what is written', () => {
    const refused = { code: 'characters_invalid', params: { line: 1 } };
    expect(errors({ ...maya, greetingsLine1: 'a\u0000b' })).toMatchObject({ greetingsLine1: refused });
    expect(errors({ ...maya, intro: 'abc\u202edef' })).toMatchObject({ intro: refused });
    expect(errors({ ...maya, intro: 'half \ud83d of a pair' })).toMatchObject({ intro: refused });
  });

  it('reports every error of the form at once', () =>
    expect(errors({ greetingsLine1: '', greetingsLine2: 'x'.repeat(30), shortDesc: 4, intro: '' })).toMatchObject({
      greetingsLine2: { code: 'too_long' },
      shortDesc: { code: 'invalid' },
    }));

  it('has a valid part in which each invalid field keeps its confirmed value', () => {
    expect(introduction.validPart({ ...maya, intro: '' }, maya)).toEqual(maya);
    expect(introduction.validPart({ ...maya, shortDesc: 'New ' }, maya)).toEqual({ ...maya, shortDesc: 'New' });
    expect(introduction.validPart({ ...maya, intro: '', shortDesc: 'New ' }, maya)).toEqual({
      ...maya,
      shortDesc: 'New',
    });
  });

  it('that was never written has no valid part until its required fields are valid', () => {
    const empty = introduction.empty();
    expect(introduction.validPart({ ...empty, greetingsLine1: 'Hi' }, empty)).toBe(empty);
    expect(introduction.validPart({ ...maya, shortDesc: 'go '.repeat(15) }, empty)).toEqual({ ...maya, shortDesc: '' });
  });
});
