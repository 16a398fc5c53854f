import { expect, it } from 'vitest';
import { chainInWords, rootsInWords } from './fault-words.ts';

const stream = 'portfolio-01890000-0000-7000-8000-000000000000';

it('a fault of a chain is reported with stream, version, event and what is wrong', () => {
  const fault = { stream, version: 2, eventId: null, fault: 'missing' } as const;
  const words = chainInWords({ streams: 3, events: 9, faults: [fault], unnamed: 0 });
  expect(words).toContain('1 of 3 streams are not intact');
  expect(words).toMatch(new RegExp(`${stream} +2 +– +missing: no event has this version`));
  expect(chainInWords({ streams: 3, events: 9, faults: [fault], unnamed: 1 })).toMatch(
    /2 of 3 streams.*and 1 stream more/s,
  );
  expect(chainInWords({ streams: 1, events: 4, faults: [], unnamed: 0 })).toContain('all intact');
});

it('a stream that differs from what was signed is reported with the versions between which it changed', () => {
  const day = '2026-11-21';
  const verdict = { roots: 1, oldest: day, newest: day, heads: 5, files: [], streams: [], unnamed: 0, shards: [] };
  const fault = { stream, date: day, version: 5, fault: 'rewritten', intactTo: 2 } as const;
  expect(rootsInWords(verdict)).toBe('Signed roots: 1, of 2026-11-21; 5 heads compared, all match.');
  expect(rootsInWords({ ...verdict, streams: [fault] })).toMatch(/3 to 5 +2026-11-21 +rewritten/);
  expect(rootsInWords({ ...verdict, files: [{ date: day, fault: 'changed' }] })).toMatch(/2026-11-21 +changed/);
  expect(rootsInWords({ ...verdict, unnamed: 2 })).toMatch(/compared\.\nand 2 signed heads more/);
  const shard = { shard: 12, date: day, signed: 5, found: 6 };
  expect(rootsInWords({ ...verdict, shards: [shard] })).toMatch(/12 +2026-11-21 +5 +6 +1 event too many/);
  expect(rootsInWords({ ...verdict, roots: 0 })).toContain('none to compare with');
});
