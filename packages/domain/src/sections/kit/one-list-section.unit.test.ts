import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { defineEvent } from '../../events/definition.ts';
import { absentOr, fieldErrors } from '../../kernel/field-errors.ts';
import { line, lineLimits } from '../../kernel/text.ts';
import { itemId } from './item-commands.ts';
import { oneListSection } from './one-list-section.ts';
import { specifyItems } from './testing/specify-items.ts';
import { specifySection } from './testing/specify-section.ts';

const job = z.object({
  id: itemId,
  employer: line({ ...lineLimits, required: true }),
  kind: z.enum(['season', 'year'], { error: absentOr('choice_invalid') }),
  hours: z.int({ error: absentOr('invalid') }),
});
type Job = z.infer<typeof job>;

const stored = z.object({ id: z.string(), employer: z.string(), kind: z.enum(['season', 'year']), hours: z.int() });
const moved = z.object({ id: z.string(), index: z.int() });
const removed = z.object({ id: z.string() });
const events = {
  JobAdded: defineEvent('JobAdded', z.object({ index: z.int(), item: stored })),
  JobChanged: defineEvent('JobChanged', z.object({ item: stored })),
  JobMoved: defineEvent('JobMoved', moved),
  JobRemoved: defineEvent('JobRemoved', removed),
};
const definition = { name: 'jobs', noun: 'Job', key: 'jobs', item: job, max: 2, events } as const;
const jobs = oneListSection(definition);

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const lifeguard: Job = { id: id(1), employer: 'Ville de Laval', kind: 'season', hours: 30 };
const clerk: Job = { id: id(2), employer: 'Épicerie Roy', kind: 'year', hours: 12 };

specifyItems(jobs, 'Job', { item: lifeguard, changed: { ...lifeguard, hours: 35 }, group: {} });

describe('a section of one list', () => {
  const at = new Date('2026-11-20T12:00:00Z');
  const { given } = specifySection(jobs, at);
  const add = (item: Job, index = 0) => ({ type: 'AddJob', index, item }) as const;
  const added = (item: Job, index = 0) => ({ type: 'JobAdded', data: { index, item } }) as const;

  it('is empty until something is added', () => {
    expect(jobs.isEmpty(jobs.empty())).toBe(true);
    expect(jobs.isEmpty({ jobs: [clerk] })).toBe(false);
  });

  it('holds at most its maximum of items', () =>
    given(added(lifeguard), added(clerk))
      .when(add({ ...clerk, id: id(3) }))
      .thenRefused('list_full'));

  it('reports invalid, surplus and duplicate items', () => {
    const { error } = jobs.content.safeParse({ jobs: [lifeguard, clerk, { ...lifeguard, hours: 'many' }] });
    expect(fieldErrors(error ?? { issues: [] })).toEqual({ 'jobs.2.hours': { code: 'invalid', params: {} } });
    const twice = jobs.content.safeParse({ jobs: [lifeguard, clerk, lifeguard] });
    expect(fieldErrors(twice.error ?? { issues: [] })).toEqual({
      jobs: { code: 'too_many', params: { max: 2 } },
      'jobs.2.id': { code: 'duplicate', params: {} },
    });
  });

  it('refuses to add or change an item that does not fit the athlete', () => {
    const refusal = { code: 'invalid', field: 'hours' } as const;
    const atMostTwenty = oneListSection({
      ...definition,
      fits: ({ hours }, { athlete }) => (athlete && athlete.dateOfBirth > '2005' && hours > 20 ? refusal : null),
    });
    const young = specifySection(atMostTwenty, at, { dateOfBirth: '2009-03-04' });
    young.given().when(add(clerk)).thenEvents(added(clerk));
    young.given().when(add(lifeguard)).thenRefused('invalid', 'hours');
    young
      .given(added(clerk))
      .when({ type: 'ChangeJob', item: { ...clerk, hours: 21 } })
      .thenRefused('invalid', 'hours');
    specifySection(atMostTwenty, at, null).given().when(add(lifeguard)).thenEvents(added(lifeguard));
  });

  it('changes by the fewest commands: removals, additions, then changes', () => {
    const from = { jobs: [lifeguard, clerk] };
    const third = { ...clerk, id: id(3) };
    const to = { jobs: [third, { ...clerk, hours: 20 }] };
    const commands = jobs.changes(from, to);
    expect(commands).toEqual([
      { type: 'RemoveJob', id: id(1) },
      add(third),
      { type: 'ChangeJob', item: { ...clerk, hours: 20 } },
    ]);
    expect(commands.map((command) => JSON.stringify(jobs.command.parse(command)))).toEqual(
      commands.map((command) => JSON.stringify(command)),
    );
  });

  it('refuses a command that it does not know', () => {
    expect(jobs.command.safeParse({ type: 'PraiseJob', id: id(1) }).success).toBe(false);
    expect(jobs.command.safeParse({ ...add(lifeguard), index: -1 }).success).toBe(false);
  });
});

describe('the draft of a list', () => {
  const typing: ReturnType<typeof jobs.draft> = {
    jobs: [clerk, { ...lifeguard, hours: undefined }, { id: id(3), employer: 'Camp', kind: '', hours: undefined }],
  };

  it('is not content', () => {
    // @ts-expect-error: an item that is not whole yet never reaches a command
    jobs.changes(jobs.empty(), typing);
    expect(jobs.content.safeParse(typing).success).toBe(false);
  });

  it('has a valid part item by item', () => {
    const confirmed = { jobs: [lifeguard] };
    expect(jobs.validPart(typing, jobs.empty())).toEqual({ jobs: [clerk] });
    expect(jobs.validPart(typing, { jobs: [lifeguard] })).toEqual({ jobs: [clerk, lifeguard] });
    expect(jobs.validPart({ jobs: [clerk, clerk] }, jobs.empty())).toEqual({ jobs: [clerk] });
    for (const draft of [null, {}, { jobs: 'none' }]) expect(jobs.validPart(draft, confirmed)).toBe(confirmed);
  });
});

it('a list does not compile with events that do not fit it', () => {
  const { JobRemoved: _, ...three } = events;
  // @ts-expect-error: one of the four events is missing
  oneListSection({ ...definition, events: three });
  const lacking = defineEvent('JobChanged', z.object({ item: z.omit(stored, { hours: true }) }));
  // @ts-expect-error: an event lacks a field of the item
  oneListSection({ ...definition, events: { ...events, JobChanged: lacking } });
  const requiring = defineEvent('JobAdded', z.object({ index: z.int(), item: z.extend(stored, { city: z.string() }) }));
  // @ts-expect-error: an event requires a field that nobody writes
  oneListSection({ ...definition, events: { ...events, JobAdded: requiring } });
  // @ts-expect-error: the names of the events do not follow from the noun
  oneListSection({ ...definition, noun: 'Post' });
  // @ts-expect-error: a list has no such command
  jobs.changes(jobs.empty(), jobs.empty()).push({ type: 'AddPost', index: 0, item: clerk });
});
