import { everyPart } from '@palmares/domain/shared-portfolio';
import { describe, expect, it } from 'vitest';
import { partsLeftClosed } from './parts-left-closed.ts';

const at = (day: string): Date => new Date(`${day}T12:00:00Z`);

describe('what links from before the 18th birthday leave out', () => {
  const born = { dateOfBirth: '2008-04-01', place: { country: 'can', region: 'QC' } } as const;
  const few = { ...everyPart(true), contacts: false, grit: false };
  const opens = { parts: few, since: at('2026-03-01') };

  it('may be opened from that day on', () => {
    expect(partsLeftClosed([opens], born, at('2026-03-31'))).toEqual([]);
    expect(partsLeftClosed([opens], born, at('2026-04-01'))).toEqual(['contacts', 'grit']);
  });

  it('is nothing of a link that opens parts by age, or that was made since', () => {
    const others = [
      { parts: null, since: at('2026-03-01') },
      { parts: few, since: at('2026-04-01') },
    ];
    expect(partsLeftClosed(others, born, at('2026-04-02'))).toEqual([]);
  });
});
