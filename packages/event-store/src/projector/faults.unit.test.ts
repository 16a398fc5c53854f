import { expect, it } from 'vitest';
import { createBreaker, ManySubjectsFail } from './breaker.ts';
import { Fenced } from './checkpoints.ts';
import { faultOf } from './faults.ts';

const withCode = (code: string): Error => Object.assign(new Error('refused'), { code });

it.each([
  ['a division by zero in what was written', '22012'],
  ['a row that already exists', '23505'],
  ['an exception raised by a function', 'P0001'],
])('[E33] %s (%s) is the event’s fault', (_what, code) => {
  expect(faultOf(withCode(code))).toBe('event');
});

it.each([
  ['a privilege that was revoked', '42501'],
  ['a missing table', '42P01'],
  ['a missing column', '42703'],
  ['a missing function', '42883'],
  ['a read-only database', '25006'],
  ['a lock that is held', '55P03'],
  ['a full disk', '53100'],
  ['a file that cannot be read', '58030'],
  ['a damaged page', 'XX001'],
])('[E44] %s (%s) is no event’s fault: the subscriber waits', (_what, code) => {
  expect(faultOf(withCode(code))).toBe('subscriber');
});

it.each(['08006', '40001', '40P01', '53300', '57P01', '25P03', 'ECONNRESET'])('%s retries the whole round', (code) => {
  expect(faultOf(withCode(code))).toBe('round');
});

it('a statement that timed out is retried with fewer others', () => {
  expect(faultOf(withCode('57014'))).toBe('slow');
});

it('what the program throws is the event’s fault, and what the projector throws is not', () => {
  expect(faultOf(new TypeError('a bug'))).toBe('event');
  expect(faultOf('nothing that is an error')).toBe('event');
  expect(faultOf(new Error('Connection terminated unexpectedly'))).toBe('round');
  expect(faultOf(new Fenced([]))).toBe('round');
  const parking = { subscriber: 'a', subjectId: '1', eventType: 'E', schemaVersion: 1, reason: 'TypeError' };
  expect(faultOf(new ManySubjectsFail(parking))).toBe('subscriber');
});

/** Counts up to that many different subjects; returns the number that the breaker let through. */
const parkAsMany = (breaker: ReturnType<typeof createBreaker>, subjects: number, reason: string): number => {
  let through = 0;
  for (let subject = 0; subject < subjects; subject += 1)
    try {
      breaker.count({ subscriber: 'a', subjectId: `${reason} ${subject}`, eventType: 'E', schemaVersion: 1, reason });
      through += 1;
    } catch (error) {
      expect(error).toBeInstanceOf(ManySubjectsFail);
    }
  return through;
};

it('[E44] ten subjects are parked for one reason, and no more until it has not occurred for a minute', () => {
  let now = 0;
  const breaker = createBreaker(() => now);
  expect(parkAsMany(breaker, 50, 'TypeError')).toBe(10);
  expect(parkAsMany(breaker, 3, 'RangeError')).toBe(3);
  now += 59_000;
  expect(parkAsMany(breaker, 1, 'again TypeError')).toBe(1);
  expect(parkAsMany(breaker, 12, 'TypeError')).toBe(10);
  now += 61_000;
  expect(parkAsMany(breaker, 12, 'TypeError')).toBe(10);
});
