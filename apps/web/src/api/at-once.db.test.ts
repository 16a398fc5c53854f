import { floodRules, quotaRules } from '@palmares/db/limits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { changes, subjectOf } from './testing/changes.ts';
import { mutations, servedApi } from './testing/served-api.ts';

/** Makes hashes cheap, because nothing here depends on their cost. */
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>();
  const cheap = { memoryCost: 64, timeCost: 1 };
  return {
    ...real,
    hash: (...[text, options]: Parameters<typeof real.hash>) => real.hash(text, { ...options, ...cheap }),
  };
});

const TIMES = 25;

/**
 * Raises the limits, which would hide what happens without them. One email a day to a guardian is a rule of the
 * product.
 */
const raised = Object.entries({ ...floodRules, ...quotaRules }).filter(([name]) => name !== 'guardian-mailbox');
const points = raised.map(([, rule]) => rule.points);
for (const [, rule] of raised) Object.assign(rule, { points: 100_000 });
afterAll(() => {
  for (const [index, [, rule]] of raised.entries()) Object.assign(rule, { points: points[index] });
});

const api = servedApi();

// Points to a closed port, so that Stripe itself is never called.
beforeAll(() => vi.stubEnv('STRIPE_API_BASE', 'http://127.0.0.1:9'));

type Ids = 'one id' | 'an id each';

const atOnce = mutations.flatMap((path): (readonly [string, Ids])[] =>
  changes[path]?.hasId
    ? [
        [path, 'one id'],
        [path, 'an id each'],
      ]
    : [[path, 'one id']],
);

it('every change has an input to send, and no other', () => {
  expect(Object.keys(changes).toSorted()).toEqual(mutations.toSorted());
});

describe(`${TIMES} changes at once`, () => {
  it.each(atOnce)('by %s with %s fail for nobody, and make once what is one', async (path, ids) => {
    const change = changes[path];
    if (!change) throw new Error(`${path} has no input to send`);
    const subject = await subjectOf(api, change);
    const { input, asked, made } = await change.prepare(subject);
    if (change.isVisitors) api.cookies.clear();
    const account = change.isVisitors ? null : subject.athleteId;
    const shared = crypto.randomUUID();
    const id = () => (ids === 'one id' ? shared : crypto.randomUUID());
    const answers = await Promise.all(
      Array.from({ length: TIMES }, () => api.call(path, input(id()), { account, ...asked })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses).toContain(200);
    if (made) expect(await made(answers.map(({ outcome }) => outcome))).toBe(1);
  });
});
