import type { Language } from '@palmares/domain/kernel';
import type { DraftContent } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';
import { inLanguage, quoted } from '../voice.ts';
import { type ItemReading, joined, type RecordWords, readRecord, type SectionWords, text } from './reading.ts';

type Job = DraftContent<'work-experience'>['jobs'][number];

const fields: RecordWords<Job> = {
  title: text(m.job_title_label),
  company: text(m.job_company_label),
  startYear: text(m.job_start_year_label),
  endYear: text(m.job_end_year_label),
  description: text(m.job_description_label),
};

const yearsOf = ({ startYear: start, endYear: end }: Job, language: Language): string => {
  if (start === undefined) return '';
  return typeof end === 'number'
    ? m.job_years({ start, end }, inLanguage(language))
    : m.job_years_since({ start }, inLanguage(language));
};

export const readJob = (item: Job, language: Language): ItemReading => ({
  id: item.id,
  name: quoted(joined(', ', item.title, item.company), language),
  lines: [item.title, joined(' · ', item.company, yearsOf(item, language)), item.description].filter(
    (line) => line !== '',
  ),
  fields: readRecord(fields, item, language),
});

export const workExperienceWords: SectionWords<'work-experience'> = {
  title: (language) => m.section_work_experience_title({}, inLanguage(language)),
  read: ({ jobs }, language) => {
    const title = m.jobs_title({}, inLanguage(language));
    const items = jobs.map((item) => readJob(item, language));
    return { fields: [], lists: [{ path: ['jobs'], label: title, items }] };
  },
};
