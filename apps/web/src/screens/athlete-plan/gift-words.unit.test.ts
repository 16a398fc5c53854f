import { describe, expect, it } from 'vitest';
import { giftWords } from './gift-words.ts';

describe('a plan that is a gift', () => {
  it('costs nothing', () => expect(giftWords({ until: new Date('2026-12-28T12:00:00Z') })).toBe('Nothing to pay.'));

  it('has no end only if none is set', () => expect(giftWords({ until: null })).toBe('Nothing to pay. No end date.'));
});
