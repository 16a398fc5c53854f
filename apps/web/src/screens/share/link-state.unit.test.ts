import { describe, expect, it } from 'vitest';
import { stateOf } from './link-state.ts';

const at = Date.UTC(2026, 10, 23);
const [past, future] = [new Date(at), new Date(at + 1)];

describe('the state of a link', () => {
  it('is live until its end, with the plan', () => {
    expect(stateOf({ offAt: null, expiresAt: null }, { plan: 'athlete', at })).toBe('live');
    expect(stateOf({ offAt: null, expiresAt: future }, { plan: 'athlete', at })).toBe('live');
    expect(stateOf({ offAt: null, expiresAt: past }, { plan: 'athlete', at })).toBe('expired');
  });

  it('is suspended without the plan', () => {
    expect(stateOf({ offAt: null, expiresAt: future }, { plan: 'free', at })).toBe('suspended');
  });

  it('is off while the athlete has switched it off, whatever else', () => {
    expect(stateOf({ offAt: past, expiresAt: past }, { plan: 'free', at })).toBe('off');
  });
});
