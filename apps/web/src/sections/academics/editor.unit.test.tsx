import { type AcademicsDraft, academicsContent } from '@palmares/domain/sections';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AcademicsEditor } from './editor.tsx';

const blank: AcademicsDraft = academicsContent.parse({
  level: null,
  school: '',
  graduationYear: null,
  entry: null,
  marks: null,
  sat: null,
  ncaaId: '',
  fieldsOfInterest: [],
  academicVision: '',
});

const form = (content: Partial<AcademicsDraft> = {}, showErrors = true): string =>
  renderToStaticMarkup(<AcademicsEditor content={{ ...blank, ...content }} edit={() => {}} showErrors={showErrors} />);

const marks = { system: '', overall: '', english: '', math: '' } as const;

describe('the form of academics', () => {
  it('asks for the type of school before its years', () => {
    expect(form()).not.toContain('name="year"');
    const page = form({ level: { schoolType: 'middleSchool', year: '' } });
    expect(page.match(/<option value="grade\d"/g)).toEqual(
      ['grade6', 'grade7', 'grade8'].map((year) => `<option value="${year}"`),
    );
  });

  it('asks for the grading system before the marks, and says their range', () => {
    expect(form({ marks })).toContain('Choose a grading system first.');
    const gpa = form({ marks: { ...marks, system: 'gpa' } });
    expect(gpa).toContain('From 0 to 4.33, as on your report card or transcript.');
    expect(gpa).toContain('Overall mark');
    expect(form({ marks: { ...marks, system: 'r' } })).toContain('Overall R score');
    expect(form({ marks: { ...marks, system: 'r', overall: '51' } })).toContain(
      'Enter a mark from 0 to 50, with at most 3 decimals.',
    );
  });

  it('shows the total of the SAT once both scores are valid', () => {
    expect(form({ sat: { readingWriting: '640', math: '700' } })).toContain('Total: 1340');
    const wrong = form({ sat: { readingWriting: '640', math: '705' } });
    expect(wrong).not.toContain('Total');
    expect(wrong).toContain('SAT scores go up by tens. Enter 640 or 650, not 645.');
  });

  it('takes five fields of interest, and offers no sixth', () => {
    const five = form({ fieldsOfInterest: ['arts', 'business', 'law', 'trades', 'other'] });
    expect(five).toContain('Maximum reached. 5 / 5');
    expect(five.match(/type="checkbox"/g)).toHaveLength(16);
    expect(five.match(/disabled=""[^>]*type="checkbox"/g)).toHaveLength(11);
    expect(form({ fieldsOfInterest: ['arts'] })).not.toContain('Maximum reached.');
  });

  it('folds all but the school, with the answers so far', () => {
    const folds = (content: Partial<AcademicsDraft>) =>
      [...form(content, false).matchAll(/<summary.*?<\/summary>/gs)].map(([fold]) => fold.replaceAll(/<[^>]+>/g, ''));
    expect(folds({}).slice(0, 2)).toEqual(['Intended startoptional', 'Academic visionoptional']);
    const told = folds({ entry: { term: 'fall', year: '2027' }, academicVision: 'Nursing, near the rink.' });
    expect(told.slice(0, 2)).toEqual([
      'Intended startoptional Fall 2027',
      'Academic visionoptional Nursing, near the rink.',
    ]);
    expect(form({}, false)).not.toMatch(/<details[^>]* open/);
    expect(form({ entry: { term: 'fall', year: '' } })).toMatch(/<details[^>]* open/);
  });

  it('marks every part that is wrong, and nothing that is left out', () => {
    const wrong = form({
      level: { schoolType: 'cegep', year: '' },
      graduationYear: '27',
      entry: { term: 'fall', year: '' },
      marks: { ...marks, system: 'avg', math: '101' },
      sat: { readingWriting: '190', math: '700' },
      ncaaId: '12',
    });
    // Year, school, graduation, year of entry, math mark, score and NCAA ID.
    expect(wrong.match(/aria-invalid="true"/g)).toHaveLength(7);
    const right = form({ level: { schoolType: 'cegep', year: 'technical1' }, school: 'Cégep de Sherbrooke' });
    expect(right).not.toContain('aria-invalid="true"');
  });
});
