import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../kernel/field-errors.ts';
import { specifyItems } from '../kit/testing/specify-items.ts';
import { specifySection } from '../kit/testing/specify-section.ts';
import type { Job } from './fields.ts';
import { workExperience } from './index.ts';
import { workExperiencePublicView } from './public-view.ts';
import { jobYears } from './years.ts';

const id = (number: number): string => `0c0ffee0-0000-4000-8000-${String(number).padStart(12, '0')}`;
const lifeguard: Job = {
  id: id(1),
  company: 'Ville de Laval',
  title: 'Lifeguard',
  startYear: 2024,
  endYear: 2025,
  description: 'Lessons for ages 5 to 8.\nTwo summers.',
};
const at = new Date('2026-11-20T12:00:00Z');
const athlete = { dateOfBirth: '2009-12-31' };
const { given } = specifySection(workExperience, at, athlete);
const add = (item: Job, index = 0) => ({ type: 'AddJob', index, item }) as const;
const added = (item: Job, index = 0) => ({ type: 'JobAdded', data: { index, item } }) as const;
const change = (item: Job) => ({ type: 'ChangeJob', item }) as const;

specifyItems(workExperience, 'Job', { item: lifeguard, changed: { ...lifeguard, title: 'Head lifeguard' }, group: {} });

describe('work experience', () => {
  it('is asked of nobody', () => expect(workExperience.optional).toBe(true));

  it('holds twenty jobs', () => {
    const twenty = Array.from({ length: 20 }, (_, number) => added({ ...lifeguard, id: id(number + 2) }));
    given(...twenty)
      .when(add(lifeguard))
      .thenRefused('list_full');
  });

  it.each<[keyof Job, string, string]>([
    ['company', 'A', 'too_short'],
    ['company', 'a'.repeat(81), 'too_long'],
    ['company', ' ', 'required'],
    ['title', 'A', 'too_short'],
    ['title', 'a'.repeat(81), 'too_long'],
    ['title', '', 'required'],
    ['title', 'two\u0007lines', 'characters_invalid'],
    ['description', 'a'.repeat(2001), 'too_long'],
  ])('with the %s %j is refused', (field, text, code) =>
    expect(workExperience.parse(add({ ...lifeguard, [field]: text }))).toMatchObject({ refusal: { code, field } }),
  );

  it('needs no description', () => {
    const plain = { ...lifeguard, description: '' };
    given().when(add(plain)).thenEvents(added(plain));
  });
});

describe('the years of a job', () => {
  it('end after they start', () => {
    for (const endYear of [2024, 2023]) {
      given()
        .when(add({ ...lifeguard, endYear }))
        .thenRefused('end_year_too_early', 'endYear');
    }
  });

  it('have no end while the job goes on', () => {
    const ongoing = { ...lifeguard, endYear: null };
    given().when(add(ongoing)).thenEvents(added(ongoing));
    given(added(lifeguard))
      .when(change(ongoing))
      .thenEvents({ type: 'JobChanged', data: { item: ongoing } });
    const draft = { jobs: [{ ...lifeguard, endYear: undefined }] };
    expect(workExperience.validPart(draft, workExperience.empty())).toEqual({ jobs: [ongoing] });
  });

  it('start with a chosen year', () => {
    const { error } = workExperience.content.safeParse({ jobs: [{ ...lifeguard, startYear: undefined }] });
    expect(fieldErrors(error ?? { issues: [] })).toEqual({ 'jobs.0.startYear': { code: 'required', params: {} } });
    for (const startYear of ['2024', 2024.5])
      expect(workExperience.parse({ ...add(lifeguard), item: { ...lifeguard, startYear } })).toMatchObject({
        refusal: { code: 'year_invalid', field: 'startYear' },
      });
  });

  it('lie between ten years after the year of birth and this year', () => {
    expect(jobYears(athlete, 2026)).toEqual({ from: 2019, to: 2026 });
    for (const [startYear, endYear] of [
      [2019, 2020],
      [2025, 2026],
      [2026, null],
    ] as const)
      given()
        .when(add({ ...lifeguard, startYear, endYear }))
        .thenEvents(added({ ...lifeguard, startYear, endYear }));
    for (const [startYear, endYear, field] of [
      [2018, 2020, 'startYear'],
      [2027, null, 'startYear'],
      [2025, 2027, 'endYear'],
    ] as const) {
      given()
        .when(add({ ...lifeguard, startYear, endYear }))
        .thenRefused('year_out_of_range', field);
      given(added(lifeguard))
        .when(change({ ...lifeguard, startYear, endYear }))
        .thenRefused('year_out_of_range', field);
    }
  });

  it('are named by a refusal', () =>
    expect(
      workExperience.decide(change({ ...lifeguard, startYear: 2018 }), { jobs: [lifeguard] }, { at, athlete }),
    ).toEqual({
      ok: false,
      refusal: { code: 'year_out_of_range', field: 'startYear', params: { from: 2019, to: 2026 } },
    }));

  it('are judged by a device, which does not know the athlete, without the year of birth', () => {
    const device = specifySection(workExperience, at, null);
    const early = { ...lifeguard, startYear: 1999 };
    device.given().when(add(early)).thenEvents(added(early));
    device
      .given()
      .when(add({ ...lifeguard, startYear: 2027, endYear: null }))
      .thenRefused('year_out_of_range', 'startYear');
  });
});

it('visitors get every job, without its id', () =>
  expect(workExperiencePublicView({ jobs: [lifeguard, { ...lifeguard, id: id(2), endYear: null }] })).toEqual({
    jobs: [
      { ...lifeguard, id: '1' },
      { ...lifeguard, id: '2', endYear: null },
    ],
  }));
