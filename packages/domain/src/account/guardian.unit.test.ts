import { expect, it } from 'vitest';
import { guardianDecisionForm, guardianSecondAnswerForm, isSameFirstName, undoableUntil } from './guardian.ts';

it.each([
  ['Maëlle', 'maelle'],
  ['Jean-Philippe', ' JEAN PHILIPPE '],
  ['D’Arcy', "d'arcy"],
  ['Đức', 'Duc'],
  ['Łukasz', 'lukasz'],
  ['Søren', 'Soren'],
  ['Tłı̨chǫ', 'Tlicho'],
  ['Ægir', 'aegir'],
  ['Cœur', 'COEUR'],
  ['Strauß', 'STRAUSS'],
  ['Þórður', 'Thordur'],
  ['Isil', 'Işıl'],
  ['ᐊᓪᓗ', 'ᐊᓪᓗ'],
  ['愛子', '愛子'],
])('the first name %s is recognized in “%s”', (name, typed) => {
  expect(isSameFirstName(typed, name)).toBe(true);
});

it.each([
  ['Maëlle', 'Maël'],
  ['Zoé', ''],
  ['—', '–'],
])('the first name %s is not “%s”', (name, typed) => {
  expect(isSameFirstName(typed, name)).toBe(false);
});

it('a lone press decides nothing: a no needs a name and a tick, a second yes a tick', () => {
  const decided = (form: object) => guardianDecisionForm.safeParse(form).success;
  expect(decided({ childName: 'Léa', confirmed: true })).toBe(true);
  for (const form of [{}, { childName: 'Léa', confirmed: false }, { childName: ' ', confirmed: true }])
    expect(decided(form)).toBe(false);
  expect(guardianSecondAnswerForm.safeParse({ agreed: true }).success).toBe(true);
  for (const form of [{}, { agreed: false }, { agreed: 'on' }])
    expect(guardianSecondAnswerForm.safeParse(form).success).toBe(false);
});

it('a no can be taken back for a day, also when the clocks change', () => {
  expect(undoableUntil(new Date('2026-11-01T04:30:00Z'))).toEqual(new Date('2026-11-02T04:30:00Z'));
});
