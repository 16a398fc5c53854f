import { job, workExperienceLimits } from '@palmares/domain/sections';
import { NoJobsDrawing } from '../../drawings/empty/no-jobs.tsx';
import { m } from '../../paraglide/messages.js';
import { lateCounter } from '../counters.ts';
import { askedItems } from '../kit/asked-items.tsx';
import { listEditor } from '../kit/list-editor.tsx';
import { EndYear, StartYear } from './year-select.tsx';
import { yearsWords } from './years-words.ts';

export const jobs = askedItems({
  schema: job,
  max: workExperienceLimits.jobs,
  Picture: NoJobsDrawing,
  asked: {
    title: {
      label: m.job_title_label,
      hint: m.job_title_hint,
      counter: (text) => lateCounter(text, workExperienceLimits.title.max),
      input: { enterKeyHint: 'next' },
    },
    company: {
      label: m.job_company_label,
      hint: m.job_company_hint,
      counter: (text) => lateCounter(text, workExperienceLimits.company.max),
      input: { enterKeyHint: 'next' },
    },
    startYear: { label: m.job_start_year_label, Control: StartYear, blank: undefined },
    endYear: { label: m.job_end_year_label, hint: m.job_end_year_hint, optional: true, Control: EndYear, blank: null },
    description: {
      label: m.job_description_label,
      hint: m.job_description_hint,
      optional: true,
      rows: 5,
      counter: (text) => lateCounter(text, workExperienceLimits.description),
    },
  },
  nameOf: ({ title, company }) => title || company,
  linesOf: ({ title, company, ...years }) => [[title === '' ? '' : company, yearsWords(years)]],
  textOf: ({ description }) => description,
  words: { title: m.jobs_title, add: m.jobs_add, empty: m.jobs_empty, unnamed: m.jobs_new },
});

export const WorkExperienceEditor = listEditor('jobs', jobs);
