import { everyPart } from '@palmares/domain/public-view';
import { describe, expect, it } from 'vitest';
import { endedLinks, partsLeftClosed } from './listed-links.ts';

const at = (day: string): Date => new Date(`${day}T12:00:00Z`);

const link = {
  linkId: 'one',
  label: 'Coach Brodeur',
  passcode: 'none' as const,
  createdAt: at('2026-03-01'),
  expiresAt: null,
  parts: { ...everyPart(true), contacts: false, grit: false },
  offAt: null,
  revokedAt: null,
  replacedBy: null,
  token: 'a token',
};

describe('the links that have ended', () => {
  it('are told by when and how they ended', () => {
    const revoked = { ...link, linkId: 'two', token: null, revokedAt: at('2026-05-02') };
    const replaced = { ...link, linkId: 'three', token: null, replacedBy: 'four' };
    const successor = { ...link, linkId: 'four', createdAt: at('2026-06-03') };
    expect(endedLinks([successor, link, revoked, replaced])).toEqual([
      { linkId: 'two', label: link.label, createdAt: link.createdAt, state: 'revoked', at: revoked.revokedAt },
      { linkId: 'three', label: link.label, createdAt: link.createdAt, state: 'replaced', at: successor.createdAt },
    ]);
  });
});

describe('what links from before the 18th birthday leave out', () => {
  const born = '2008-04-01';

  it('may be opened from that day on', () => {
    expect(partsLeftClosed([link], born, at('2026-03-31'))).toEqual([]);
    expect(partsLeftClosed([link], born, at('2026-04-01'))).toEqual(['contacts', 'grit']);
  });

  it('is nothing of a link that opens parts by age, that was made since, or that has ended', () => {
    const others = [
      { ...link, parts: null },
      { ...link, createdAt: at('2026-04-01') },
      { ...link, token: null },
    ];
    expect(partsLeftClosed(others, born, at('2026-04-02'))).toEqual([]);
  });
});
