import type { DraftContent } from '@palmares/domain/portfolio';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { AthleteContext, type EditedAthlete } from '../athlete-context.ts';
import { ItemForm } from '../kit/item-form.tsx';
import { jobs, WorkExperienceEditor } from './editor.tsx';

const athlete: EditedAthlete = {
  firstName: 'Nora',
  lastName: 'Whitcombe',
  dateOfBirth: '2013-12-31',
  place: { country: 'can', region: 'ON' },
  language: 'en',
  age: 12,
  at: new Date('2026-11-27T12:00:00Z'),
  gender: null,
  identity: null,
};
const job = {
  id: '0c0ffee0-0000-4000-8000-000000000001',
  company: 'Pro Skate',
  title: 'Sharpener',
  startYear: 2025,
  endYear: 2025,
  description: '',
};

type Job = DraftContent<'work-experience'>['jobs'][number];

const rendered = (jobs: readonly Job[]): string =>
  renderToStaticMarkup(<WorkExperienceEditor content={{ jobs: [...jobs] }} edit={() => {}} showErrors />);
let Form: Awaited<ReturnType<typeof jobs.loadForm>>;
const formOf = (item: Job): string =>
  renderToStaticMarkup(
    <AthleteContext value={athlete}>
      <ItemForm Form={Form} schema={jobs.schema} item={item} change={() => {}} showErrors isOpenForErrors />
    </AthleteContext>,
  );
const options = (page: string): readonly string[] =>
  [...page.matchAll(/<option[^>]*>([^<]*)<\/option>/g)].map(([, label = '']) => label);

describe('the form of a job', () => {
  beforeAll(async () => {
    vi.stubGlobal('navigator', { onLine: true });
    Form = await jobs.loadForm();
  });

  it('offers the years from ten after the year of birth to this one, and no end', () => {
    expect(options(formOf(job))).toEqual([
      ...['Choose a year', '2026', '2025', '2024', '2023'],
      ...['Still working there', '2026', '2025', '2024', '2023'],
    ]);
  });

  it('still shows a year that is not offered', () => {
    const page = formOf({ ...job, startYear: 2019, endYear: 2018 });
    expect(options(page).filter((label) => label === '2019' || label === '2018')).toEqual(['2019', '2018']);
  });

  it('says that the end year must be after the start year', () =>
    expect(formOf(job)).toContain('The end year must be after the start year.'));

  it('is named by the job, with its company and years', () => {
    const words = (page: string) => page.replaceAll(/<[^>]*>/g, '');
    expect(words(rendered([{ ...job, endYear: null }]))).toContain('Sharpener Pro Skate Since 2025');
    expect(words(rendered([{ ...job, endYear: 2026 }]))).toContain('Sharpener Pro Skate 2025–2026');
  });

  it('shows an example while there is no job', () => expect(rendered([])).toContain('U9 referee'));
});
