import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../kernel/field-errors.ts';
import { specifyRecord } from '../kit/testing/specify-record.ts';
import { specifySection } from '../kit/testing/specify-section.ts';
import { type General, type GeneralDraft, generalContent } from './fields.ts';
import { general } from './index.ts';
import { generalPublicView } from './public-view.ts';

const nora: General = {
  fullName: 'Nora Jeanne Whitcombe',
  nickname: 'Whit',
  height: { feet: 5, inches: 9 },
  weight: 152,
  hometown: 'Thunder Bay',
  residency: { country: 'can', region: 'ON' },
  gender: 'f',
  jerseyNumber: 31,
  teamColor: 'purple',
  writesIn: 'en',
};
const needed: General = {
  ...general.empty(),
  height: { feet: 5, inches: 9 },
  weight: 152,
  hometown: 'Thunder Bay',
  gender: 'f',
};
const { given } = specifySection(general, new Date('2026-11-20T12:00:00Z'));
const write = (content: General) => ({ type: 'WriteGeneral', content }) as const;
const written = (data: General) => ({ type: 'GeneralWritten', data }) as const;
const errors = (content: unknown) => {
  const parsed = generalContent.safeParse(content);
  return parsed.success ? {} : fieldErrors(parsed.error);
};
const codes = (content: unknown) =>
  Object.fromEntries(Object.entries(errors(content)).map(([field, { code }]) => [field, code]));

specifyRecord(general, { noun: 'General', whole: nora });

describe('general', () => {
  it('needs height, weight, hometown and gender, and nothing else', () => {
    given().when(write(needed)).thenEvents(written(needed));
    expect(codes({ ...general.empty(), nickname: 'Whit' })).toEqual({
      height: 'required',
      weight: 'required',
      hometown: 'required',
      gender: 'required',
    });
  });

  it.each(['fullName', 'nickname', 'hometown'] as const)('%s has 2 to 80 characters', (field) => {
    expect(codes({ ...nora, [field]: 'a' })).toEqual({ [field]: 'too_short' });
    expect(codes({ ...nora, [field]: 'a'.repeat(80) })).toEqual({});
    expect(codes({ ...nora, [field]: 'a'.repeat(81) })).toEqual({ [field]: 'too_long' });
  });

  it.each([
    [3, 0, true],
    [8, 11, true],
    [2, 11, false],
    [9, 0, false],
    [5, 12, false],
    [5, -1, false],
    [5.5, 0, false],
  ])('height of %d ft %d in is valid: %s', (feet, inches, valid) =>
    expect(codes({ ...nora, height: { feet, inches } })).toEqual(valid ? {} : { height: 'height_invalid' }),
  );

  it.each([
    [50, true],
    [500, true],
    [49, false],
    [501, false],
    [150.5, false],
  ])('weight of %d lbs is valid: %s', (weight, valid) =>
    expect(codes({ ...nora, weight })).toEqual(valid ? {} : { weight: 'weight_invalid' }),
  );

  it('residency is a region of its country', () => {
    expect(codes({ ...nora, residency: { country: 'usa', region: 'VT' } })).toEqual({});
    for (const region of ['VT', ''])
      expect(codes({ ...nora, residency: { country: 'can', region } })).toEqual({ residency: 'region_unknown' });
  });

  it('gender is m or f', () => expect(codes({ ...nora, gender: 'x' })).toEqual({ gender: 'gender_invalid' }));

  it('jersey number is 0 to 99, and may stay empty', () => {
    for (const jerseyNumber of [0, 99, null]) expect(codes({ ...nora, jerseyNumber })).toEqual({});
    for (const jerseyNumber of [-1, 100])
      expect(errors({ ...nora, jerseyNumber })).toEqual({
        jerseyNumber: { code: 'number_out_of_range', params: { min: 0, max: 99 } },
      });
  });

  it('team color and language are of a list', () =>
    expect(codes({ ...nora, teamColor: 'beige', writesIn: 'de' })).toEqual({
      teamColor: 'choice_invalid',
      writesIn: 'choice_invalid',
    }));
});

describe('the draft of general', () => {
  const typing: GeneralDraft = { ...nora, height: { feet: '6', inches: ' 1 ' }, weight: '165', jerseyNumber: '07' };

  it('holds numbers as they are typed, which are stored as numbers', () =>
    expect(general.validPart(typing, nora)).toEqual({
      ...nora,
      height: { feet: 6, inches: 1 },
      weight: 165,
      jerseyNumber: 7,
    }));

  it('with half a height keeps the confirmed height whole', () =>
    expect(general.validPart({ ...typing, height: { feet: '6', inches: '' } }, nora)).toMatchObject({
      height: nora.height,
      weight: 165,
    }));

  it('without a region in the chosen country keeps the confirmed residency whole', () =>
    expect(general.validPart({ ...typing, residency: { country: 'usa', region: '' } }, nora).residency).toEqual(
      nora.residency,
    ));

  it.each(['6a', '1e2', '0x9', '1.5', '9999999'])('takes %j for no number', (weight) =>
    expect(codes({ ...nora, weight })).toEqual({ weight: 'weight_invalid' }),
  );

  it('is empty when every part is blank', () => {
    const blank: GeneralDraft = { ...general.empty(), height: { feet: '', inches: '' }, weight: '' };
    expect(general.isEmpty(blank)).toBe(true);
    expect(general.isEmpty({ ...blank, height: { feet: '5', inches: '' } })).toBe(false);
    expect(general.validPart(blank, nora)).toEqual(general.empty());
  });
});

it('visitors get both systems of measures, and never when the athlete was born or where consent was given', () =>
  expect(generalPublicView(nora)).toEqual({
    fullName: 'Nora Jeanne Whitcombe',
    nickname: 'Whit',
    height: { feet: 5, inches: 9, centimetres: 175 },
    weight: { pounds: 152, kilograms: 69 },
    hometown: 'Thunder Bay',
    gender: 'f',
    jerseyNumber: 31,
    teamColor: 'purple',
  }));
