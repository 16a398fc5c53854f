import { describe, expect, it } from 'vitest';
import { languages } from '../../kernel/language.ts';
import { closedReader, openReader } from '../kit/testing/readers.ts';
import type { Academics } from './fields.ts';
import { academicsPublicView } from './public-view.ts';
import { studyFieldChoices } from './study-fields.ts';

const jade: Academics = {
  level: { schoolType: 'secondary', year: 'secondary5' },
  school: 'École Mitchell-Montcalm',
  graduationYear: 2027,
  entry: { term: 'fall', year: 2027 },
  marks: { system: 'r', overall: '27.845', english: '', math: '30.5' },
  sat: { readingWriting: 640, math: 700 },
  ncaaId: '2512345678',
  fieldsOfInterest: ['healthSciences'],
  academicVision: 'Kinesiology.\n\nThen a master’s.',
};
const blank: Academics = {
  level: null,
  school: '',
  graduationYear: null,
  entry: null,
  marks: null,
  sat: null,
  ncaaId: '',
  fieldsOfInterest: [],
  academicVision: '',
};
const french = { ...openReader, language: 'fr-ca' } as const;

describe('the academics that a visitor reads', () => {
  it('are in the words and with the decimal sign of the reader’s language', () =>
    expect(academicsPublicView(jade, french)).toEqual({
      graduationYear: 2027,
      entry: 'Automne 2027',
      schoolType: 'École secondaire (Québec)',
      year: 'Secondaire 5',
      school: 'École Mitchell-Montcalm',
      marks: { system: 'Cote R', overall: '27,845', english: '', math: '30,5' },
      sat: { readingWriting: 640, math: 700, total: 1340 },
      ncaaId: '2512345678',
      fieldsOfInterest: ['Sciences de la santé'],
      vision: ['Kinesiology.', 'Then a master’s.'],
    }));

  it('have no NCAA ID where the link keeps it closed', () =>
    expect(JSON.stringify(academicsPublicView(jade, { ...french, parts: closedReader.parts }))).not.toContain(
      '2512345678',
    ));

  it('are not there where the NCAA ID is all there is, and the link keeps it closed', () => {
    const onlyId: Academics = { ...blank, ncaaId: '2512345678' };
    expect(academicsPublicView(onlyId, french)).toMatchObject({ ncaaId: '2512345678' });
    expect(academicsPublicView(onlyId, { ...french, parts: closedReader.parts })).toBeNull();
  });

  it('have no marks while only their system is chosen', () => {
    const marks = { system: 'gpa', overall: '', english: '', math: '' } as const;
    expect(academicsPublicView({ ...jade, marks }, french)?.marks).toBeNull();
  });
});

it('there are sixteen fields of study, named in each language, none twice', () => {
  for (const language of languages) {
    const labels = studyFieldChoices(language).map(({ label }) => label);
    expect(new Set(labels).size).toBe(16);
  }
});
