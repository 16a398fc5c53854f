import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../kernel/field-errors.ts';
import { specifyRecord } from '../kit/testing/specify-record.ts';
import { specifySection } from '../kit/testing/specify-section.ts';
import { type Academics, type AcademicsDraft, academicsContent } from './fields.ts';
import { academics } from './index.ts';
import { withSchoolType } from './level.ts';

const jade: Academics = {
  level: { schoolType: 'cegep', year: 'preUniversity2' },
  school: 'Cégep de Sherbrooke',
  graduationYear: 2027,
  entry: { term: 'fall', year: 2027 },
  marks: { system: 'r', overall: '27.845', english: '28.1', math: '30' },
  sat: { readingWriting: 640, math: 700 },
  ncaaId: '2512345678',
  fieldsOfInterest: ['healthSciences', 'sportsScience'],
  academicVision: 'Kinesiology.',
};
const atSchool: Academics = { ...academics.empty(), level: jade.level, school: jade.school };
const { given } = specifySection(academics, new Date('2026-11-20T12:00:00Z'));
const errors = (content: unknown) => {
  const parsed = academicsContent.safeParse(content);
  return parsed.success ? {} : fieldErrors(parsed.error);
};
const codes = (change: Partial<AcademicsDraft>) =>
  Object.fromEntries(Object.entries(errors({ ...jade, ...change })).map(([field, { code }]) => [field, code]));
const sent = (change: Partial<AcademicsDraft>) => academics.validPart({ ...jade, ...change }, jade);

specifyRecord(academics, { noun: 'Academics', whole: jade });

describe('academics', () => {
  it('need a school with its type and year, and nothing else', () => {
    given()
      .when({ type: 'WriteAcademics', content: atSchool })
      .thenEvents({ type: 'AcademicsWritten', data: atSchool });
    expect(errors({ ...academics.empty(), academicVision: 'Law.' })).toMatchObject({
      level: { code: 'required' },
      school: { code: 'required' },
    });
  });

  it('name a school in 2 to 80 characters', () => {
    expect(codes({ school: 'A' })).toEqual({ school: 'too_short' });
    expect(codes({ school: 'a'.repeat(80) })).toEqual({});
    expect(codes({ school: 'a'.repeat(81) })).toEqual({ school: 'too_long' });
  });

  it('have a year of the type of school', () => {
    expect(codes({ level: { schoolType: 'highSchool', year: 'preUniversity2' } })).toEqual({
      'level.year': 'choice_invalid',
    });
    expect(codes({ level: { schoolType: 'highSchool', year: '' } })).toEqual({ 'level.year': 'required' });
    expect(codes({ level: { schoolType: '', year: 'grade12' } })).toEqual({ 'level.schoolType': 'required' });
  });

  it.each([
    ['2000', true],
    ['2060', true],
    ['1999', false],
    ['2061', false],
    ['27', false],
  ])('may end in %s: %s', (year, valid) => {
    expect(codes({ graduationYear: year })).toEqual(valid ? {} : { graduationYear: 'year_invalid' });
    expect(codes({ entry: { term: 'winter', year } })).toEqual(valid ? {} : { 'entry.year': 'year_invalid' });
  });

  it('lead to an entry with both its term and its year, or to none', () => {
    expect(codes({ entry: { term: '', year: '2028' } })).toEqual({ 'entry.term': 'required' });
    expect(codes({ entry: { term: 'fall', year: '' } })).toEqual({ 'entry.year': 'required' });
    expect(sent({ entry: { term: '', year: '' } }).entry).toBeNull();
  });

  it.each([
    ['gpa', '4.33', true],
    ['gpa', '4.34', false],
    ['gpa', '3.875', false],
    ['avg', '100', true],
    ['avg', '100.5', false],
    ['avg', '-1', false],
    ['r', '50', true],
    ['r', '27.845', true],
    ['r', '50.001', false],
    ['r', 'A+', false],
  ] as const)('%s of %s is valid: %s', (system, mark, valid) => {
    const marks = { system, overall: mark, english: mark, math: mark };
    const refused = { 'marks.overall': 'mark_invalid', 'marks.english': 'mark_invalid', 'marks.math': 'mark_invalid' };
    expect(codes({ marks })).toEqual(valid ? {} : refused);
  });

  it('say the range of a refused mark', () =>
    expect(errors({ ...jade, marks: { system: 'gpa', overall: '5', english: '', math: '' } })).toEqual({
      'marks.overall': { code: 'mark_invalid', params: { min: 0, max: 4.33, digits: 2 } },
    }));

  it.each([
    ['27,845', '27.845'],
    [' 3,50 ', '3.50'],
    ['091', '91'],
  ])('keep the digits of the mark %j', (typed, stored) =>
    expect(
      sent({ marks: { system: typed.startsWith('0') ? 'avg' : 'r', overall: typed, english: '', math: '' } }).marks,
    ).toMatchObject({ overall: stored }),
  );

  it('may have a system whose marks come later, but no mark without a system', () => {
    expect(codes({ marks: { system: 'avg', overall: '', english: '', math: '' } })).toEqual({});
    expect(codes({ marks: { system: '', overall: '91', english: '', math: '' } })).toEqual({
      'marks.system': 'required',
    });
  });

  it.each([200, 800])('SAT score of %d is valid', (math) =>
    expect(codes({ sat: { readingWriting: 640, math } })).toEqual({}),
  );

  it.each([
    [190, 'sat_out_of_range'],
    [810, 'sat_out_of_range'],
    [645, 'sat_step_invalid'],
  ])('SAT score of %d is refused: %s', (math, code) =>
    expect(codes({ sat: { readingWriting: 640, math } })).toEqual({ 'sat.math': code }),
  );

  it('have both SAT scores or none', () => {
    expect(codes({ sat: { readingWriting: '640', math: '' } })).toEqual({ 'sat.math': 'required' });
    expect(sent({ sat: { readingWriting: '', math: '' } }).sat).toBeNull();
  });

  it('NCAA ID has ten digits, and spaces and hyphens are removed', () => {
    expect(sent({ ncaaId: '2512 345-679' }).ncaaId).toBe('2512345679');
    for (const ncaaId of ['251234567', '25123456789', '25123456x8', '٢٥١٢٣٤٥٦٧٨'])
      expect(codes({ ncaaId })).toEqual({ ncaaId: 'ncaa_id_invalid' });
  });

  it('SAT and NCAA ID may be left out', () => expect(codes({ sat: null, ncaaId: '' })).toEqual({}));

  it('hold five fields of interest, in the order of the list and none twice', () => {
    expect(sent({ fieldsOfInterest: ['other', 'arts', 'arts'] }).fieldsOfInterest).toEqual(['arts', 'other']);
    const six = ['arts', 'humanities', 'business', 'education', 'law', 'trades'] as const;
    expect(codes({ fieldsOfInterest: six.slice(0, 5) })).toEqual({});
    expect(codes({ fieldsOfInterest: [...six] })).toEqual({ fieldsOfInterest: 'too_many' });
    expect(errors({ ...jade, fieldsOfInterest: ['alchemy'] })).toMatchObject({
      'fieldsOfInterest.0': { code: 'choice_invalid' },
    });
  });

  it('hold a vision of 2,000 characters', () => {
    expect(codes({ academicVision: 'a'.repeat(2000) })).toEqual({});
    expect(codes({ academicVision: 'a'.repeat(2001) })).toEqual({ academicVision: 'too_long' });
  });
});

describe('another type of school', () => {
  it('clears a year that it does not have', () =>
    expect(withSchoolType({ schoolType: 'highSchool', year: 'grade11' }, 'cegep')).toEqual({
      schoolType: 'cegep',
      year: '',
    }));

  it('keeps a year that both have', () =>
    expect(withSchoolType({ schoolType: 'highSchool', year: 'grade12' }, 'secondary')).toEqual({
      schoolType: 'secondary',
      year: 'grade12',
    }));
});

describe('the draft of academics', () => {
  it('holds back only what is incomplete, and sends the rest', () =>
    expect(
      sent({
        level: { schoolType: 'university', year: '' },
        entry: { term: 'winter', year: '' },
        marks: { system: 'gpa', overall: '27.845', english: '', math: '' },
        sat: { readingWriting: '650', math: '' },
        academicVision: 'Physiotherapy.',
      }),
    ).toEqual({ ...jade, academicVision: 'Physiotherapy.' }));

  it('holds numbers as they are typed, which are stored as numbers', () =>
    expect(
      sent({
        graduationYear: ' 2028 ',
        entry: { term: 'fall', year: '2028' },
        sat: { readingWriting: '650', math: '710' },
      }),
    ).toMatchObject({
      graduationYear: 2028,
      entry: { term: 'fall', year: 2028 },
      sat: { readingWriting: 650, math: 710 },
    }));
});
