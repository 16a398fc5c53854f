import { expect, it } from 'vitest';
import { createBreaker, ManySubjectsFail } from './breaker.ts';
import { Fenced } from './checkpoints.ts';
import { faultOf } from './faults.ts';

const withCode = (code: string): Error => Object.assign(new Error('refused'), { code });

it.each([
  ['a division by zero in what was written', '22012'],
  ['a row that is there already', '23505'],
  ['an exception raised by a function', 'P0001'],
])('[E33] %s (%s) is the event’s fault', (_what, code) => {
  expect(faultOf(withCode(code))).toBe('event');
});

it.each([
  ['a right that was revoked', '42501'],
  ['a table that is not there', '42P01'],
  ['a column that is not there', '42703'],
  ['a function that is not there', '42883'],
  ['a database that takes no writes', '25006'],
  ['a lock that is not free', '55P03'],
  ['a disk that is full', '53100'],
  ['a file that cannot be read', '58030'],
  ['a page that is damaged', 'XX001'],
])('[E44] %s (%s) is nobody’s event’s fault: the subscriber waits', (_what, code) => {
  expect(faultOf(withCode(code))).toBe('subscriber');
});

it.each(['08006', '40001', '40P01', '53300', '57P01', '25P03', 'ECONNRESET'])(
  '%s is tried again with all others',
  (code) => {
    expect(faultOf(withCode(code))).toBe('round');
  },
);

it('a statement that timed out is retried beside fewer others', () => {
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

/** Counts up to that many different subjects; returns how many the breaker let through. */
const setAside = (breaker: ReturnType<typeof createBreaker>, subjects: number, reason: string): number => {
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

it('[E44] ten subjects are set aside for one reason, and not one more until a minute has passed without it', () => {
  let now = 0;
  const breaker = createBreaker(() => now);
  expect(setAside(breaker, 50, 'TypeError')).toBe(10);
  expect(setAside(breaker, 3, 'RangeError')).toBe(3);
  now += 59_000;
  expect(setAside(breaker, 1, 'again TypeError')).toBe(1);
  expect(setAside(breaker, 12, 'TypeError')).toBe(10);
  now += 61_000;
  expect(setAside(breaker, 12, 'TypeError')).toBe(10);
});
