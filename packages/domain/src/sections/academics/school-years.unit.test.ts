import { describe, expect, it } from 'vitest';
import { languages } from '../../kernel/language.ts';
import { hasYear, type SchoolType, schoolTypeChoices, schoolTypes, yearChoices, yearLabel } from './school-years.ts';

const matrix: readonly (readonly [title: string, type: SchoolType, ids: readonly string[]])[] = [
  ['middle school has grades 6 to 8', 'middleSchool', ['grade6', 'grade7', 'grade8']],
  ['high school has grades 9 to 12', 'highSchool', ['grade9', 'grade10', 'grade11', 'grade12']],
  [
    'secondary has 1 to 5 and grade 12',
    'secondary',
    ['secondary1', 'secondary2', 'secondary3', 'secondary4', 'secondary5', 'grade12'],
  ],
  [
    'Cegep has two pre-university and three technical years',
    'cegep',
    ['preUniversity1', 'preUniversity2', 'technical1', 'technical2', 'technical3'],
  ],
  [
    'college has two certificate and three diploma years',
    'college',
    ['certificate1', 'certificate2', 'diploma1', 'diploma2', 'diploma3'],
  ],
  ['community college has two associate years', 'communityCollege', ['associate1', 'associate2']],
  [
    'university has undergraduate, master’s and PhD years',
    'university',
    [
      'undergraduate1',
      'undergraduate2',
      'undergraduate3',
      'undergraduate4',
      'masters1',
      'masters2',
      'masters3',
      'phd1',
      'phd2',
      'phd3',
    ],
  ],
];

describe('the years of a school', () => {
  it.each(matrix)('%s', (_, type, ids) => {
    expect(yearChoices(type, 'en').map(({ id }) => id)).toEqual(ids);
    for (const id of ids) expect(hasYear(type, id)).toBe(true);
  });

  it('are those of seven types', () => expect(matrix.map(([, type]) => type)).toEqual(schoolTypes));

  it('belong to their type only', () => {
    expect(hasYear('cegep', 'grade12')).toBe(false);
    expect(hasYear('', 'grade12')).toBe(false);
    expect(yearChoices('', 'en')).toEqual([]);
  });

  it('have a label in each language, none twice', () => {
    for (const language of languages) {
      for (const choices of [schoolTypeChoices(language), ...schoolTypes.map((type) => yearChoices(type, language))]) {
        const labels = choices.map(({ label }) => label);
        expect(new Set(labels).size).toBe(choices.length);
        for (const label of labels) expect(label).not.toBe('');
      }
    }
  });

  it('of a programme may end with all that follow', () => {
    expect(yearLabel('cegep', 'preUniversity2', 'en')).toBe('Pre-university, year 2 or later');
    expect(yearLabel('cegep', 'preUniversity2', 'fr-ca')).toBe('Préuniversitaire, 2e année ou plus');
    expect(yearLabel('cegep', 'technical3', 'en')).toBe('Technical, year 3');
    for (const [year, label] of [
      ['undergraduate4', 'Undergraduate, year 4 or later'],
      ['masters3', 'Master’s, year 3 or later'],
      ['phd3', 'PhD, year 3 or later'],
    ] as const)
      expect(yearLabel('university', year, 'en')).toBe(label);
  });
});
