import type { Language } from '@palmares/domain/kernel';
import type { DraftContent } from '@palmares/domain/portfolio';
import {
  entryTermLabel,
  gradingSystemLabel,
  markWords,
  schoolTypeLabel,
  studyFieldLabel,
  yearLabel,
} from '@palmares/domain/sections';
import { m } from '../paraglide/messages.js';
import { inLanguage } from '../voice.ts';
import { choice, type RecordWords, readRecord, type SectionWords, text } from './reading.ts';

type Academics = DraftContent<'academics'>;

const together = (words: readonly string[], between = ' · '): string =>
  words.filter((word) => word !== '').join(between);

/** `R score: 27.845 · English mark: 28.1`; leaves out missing marks. */
const marksOf = ({ marks }: Academics, language: Language): string => {
  if (!marks) return '';
  const locale = inLanguage(language);
  const labelled = (label: string, mark: string): string =>
    mark === '' || label === '' ? mark : m.entry_labelled({ label, value: markWords(mark, language) }, locale);
  const system = gradingSystemLabel(marks.system, language);
  return together([
    marks.overall === '' ? system : labelled(system, marks.overall),
    labelled(m.academics_mark_english_label({}, locale), marks.english),
    labelled(m.academics_mark_math_label({}, locale), marks.math),
  ]);
};

const fields: RecordWords<Academics> = {
  level: choice(
    () => m.academics_year_label,
    ({ level }, language) =>
      level
        ? together([schoolTypeLabel(level.schoolType, language), yearLabel(level.schoolType, level.year, language)])
        : '',
  ),
  school: text(m.academics_school_label),
  graduationYear: choice(
    () => m.academics_graduation_label,
    ({ graduationYear }) => String(graduationYear ?? ''),
  ),
  entry: choice(
    () => m.academics_entry_label,
    ({ entry }, language) => (entry ? together([entryTermLabel(entry.term, language), String(entry.year)], ' ') : ''),
  ),
  marks: choice(() => m.academics_marks_title, marksOf),
  sat: choice(
    () => m.academics_sat_label,
    ({ sat }) => (sat ? together([String(sat.readingWriting), String(sat.math)], ' + ') : ''),
  ),
  ncaaId: text(m.academics_ncaa_label),
  fieldsOfInterest: choice(
    () => m.academics_interests_label,
    ({ fieldsOfInterest }, language) => together(fieldsOfInterest.map((field) => studyFieldLabel(field, language))),
  ),
  academicVision: text(m.academics_vision_label),
};

export const academicsWords: SectionWords<'academics'> = {
  title: (language) => m.section_academics_title({}, inLanguage(language)),
  read: (content, language) => ({ fields: readRecord(fields, content, language), lists: [] }),
};
