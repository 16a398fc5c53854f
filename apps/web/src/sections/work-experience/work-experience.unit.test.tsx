import type { DraftContent } from '@palmares/domain/portfolio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AthleteContext, type EditedAthlete } from '../athlete-context.ts';
import { workExperienceEditor } from './editor.tsx';

const athlete: EditedAthlete = {
  firstName: 'Nora',
  lastName: 'Whitcombe',
  dateOfBirth: '2013-12-31',
  place: { country: 'can', region: 'ON' },
  language: 'en',
  age: 12,
  thisYear: 2026,
};
const job = {
  id: '0c0ffee0-0000-4000-8000-000000000001',
  company: 'Pro Skate',
  title: 'Sharpener',
  startYear: 2025,
  endYear: 2025,
  description: '',
};

/** The form of an item is open where something in it is wrong. */
const rendered = (jobs: DraftContent<'work-experience'>['jobs']): string =>
  renderToStaticMarkup(
    <AthleteContext value={athlete}>
      <workExperienceEditor.Fields content={{ jobs }} edit={() => {}} showErrors />
    </AthleteContext>,
  );
const options = (page: string): readonly string[] =>
  [...page.matchAll(/<option[^>]*>([^<]*)<\/option>/g)].map(([, label = '']) => label);

describe('the form of a job', () => {
  it('offers the years from ten after the year of birth to this one, and no end', () => {
    expect(options(rendered([job]))).toEqual([
      ...['Choose a year', '2026', '2025', '2024', '2023'],
      ...['Still working there', '2026', '2025', '2024', '2023'],
    ]);
  });

  it('still shows a year that is not offered', () => {
    const page = rendered([{ ...job, startYear: 2019, endYear: 2018 }]);
    expect(options(page).filter((label) => label === '2019' || label === '2018')).toEqual(['2019', '2018']);
  });

  it('says that the end year must be after the start year', () =>
    expect(rendered([job])).toContain('The end year must be after the start year.'));

  it('is named by the job, with its company and years', () => {
    expect(rendered([{ ...job, endYear: null }])).toContain('Pro Skate · Since 2025');
    expect(rendered([{ ...job, endYear: 2026 }])).toContain('Pro Skate · 2025–2026');
  });

  it('shows an example while there is no job', () => expect(rendered([])).toContain('U9 referee'));
});
