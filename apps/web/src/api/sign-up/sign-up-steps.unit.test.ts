import { describe, expect, it } from 'vitest';
import { emptyDraft } from './sign-up-draft.ts';
import { afterStep, errorsOfStep, isMinorAlone, stepAfter, stepBefore, stepOf, stepToShow } from './sign-up-steps.ts';

const named = { ...emptyDraft, firstName: 'Léa', lastName: 'Tremblay' };
const born = { ...named, dateOfBirth: '2008-03-07', region: 'QC' };

describe('the steps of a sign-up', () => {
  it('follow each other', () => {
    expect([stepBefore('name'), stepAfter('name'), stepAfter('birth'), stepAfter('access')]).toEqual([
      undefined,
      'birth',
      'access',
      undefined,
    ]);
  });

  it('report errors of their own fields only', () => {
    expect(Object.keys(errorsOfStep('name', emptyDraft))).toEqual(['firstName', 'lastName']);
    expect(Object.keys(errorsOfStep('birth', named)).sort()).toEqual(['dateOfBirth', 'region']);
    expect(Object.keys(errorsOfStep('access', { ...born, password: 'short', confirmation: '' })).sort()).toEqual([
      'confirmation',
      'email',
      'password',
      'terms',
    ]);
    expect(errorsOfStep('birth', born)).toEqual({});
  });

  it('are shown in order, whatever step the address asks for', () => {
    expect(stepToShow('access', emptyDraft)).toBe('name');
    expect(stepToShow('access', named)).toBe('birth');
    expect(stepToShow('access', born)).toBe('access');
    expect(stepToShow('name', born)).toBe('name');
  });

  it('end at the date of birth below 10, and go no further with another date', () => {
    const passwords = { password: '', confirmation: '' };
    const at = new Date('2026-11-20T12:00:00Z');
    const after = (dateOfBirth: string, wasTooYoung: boolean) =>
      afterStep('birth', { typed: { ...born, ...passwords, dateOfBirth }, at, guardianAgreed: true, wasTooYoung });
    const refused = { kind: 'refused', refusals: { dateOfBirth: { code: 'age_out_of_range' } } };
    expect(after('2017-03-07', false)).toMatchObject(refused);
    expect(after('2008-03-07', true)).toMatchObject(refused);
    expect(after('2008-03-07', false)).toEqual({ kind: 'next', step: 'access' });
  });

  it('say to talk with a parent from the age of consent to 17 only', () => {
    const at = new Date('2026-11-20T12:00:00Z');
    const isToldSo = (year: number, region: string) =>
      isMinorAlone({ country: 'can', dateOfBirth: `${year}-03-07`, region }, at);
    expect([2008, 2009, 2012, 2013].map((year) => isToldSo(year, 'QC'))).toEqual([false, true, true, false]);
    expect(isToldSo(2013, 'ON')).toBe(true);
    expect(isMinorAlone(emptyDraft, at)).toBe(false);
  });

  it('are found by a field that the server refuses', () => {
    expect([stepOf('email'), stepOf('region'), stepOf('elsewhere')]).toEqual(['access', 'birth', undefined]);
  });
});
