import { describe, expect, it } from 'vitest';
import { ringParts } from './ring.ts';

const ring = { outer: 46, inner: 36, gap: 3 };
const done = (parts: number, share: number) => ringParts({ ...ring, parts, share }).filter((part) => part.done).length;

describe('the parts of a ring', () => {
  it.each([
    [0, 0],
    [6, 6],
    [15, 15],
  ])('are done one by one: %i of 15', (steps, expected) => {
    expect(done(15, steps / 15)).toBe(expected);
  });

  it('are never partly done if each is one step', () => {
    for (let steps = 0; steps <= 15; steps += 1) {
      expect(ringParts({ ...ring, parts: 15, share: steps / 15 }).every((part) => part.begun === undefined)).toBe(true);
    }
  });

  it('are partly done where the share ends inside one of them', () => {
    const parts = ringParts({ ...ring, parts: 4, share: 0.375 });
    expect(parts.map((part) => part.done)).toEqual([true, false, false, false]);
    expect(parts.map((part) => part.begun !== undefined)).toEqual([false, true, false, false]);
  });

  it.each([-1, 2])('stay a ring for a share of %i', (share) => {
    expect([0, 5]).toContain(done(5, share));
  });

  it('start at the top and go clockwise', () => {
    const [first] = ringParts({ outer: 50, inner: 40, gap: 0, parts: 4, share: 0 });
    expect(first?.path).toBe('M0 -50A50 50 0 0 1 50 0L40 0A40 40 0 0 0 0 -40Z');
  });

  it('use the large arc for a single part', () => {
    expect(ringParts({ ...ring, parts: 1, share: 0 })[0]?.path).toMatch(/^M[^A]+A46 46 0 1 1 /);
  });
});
