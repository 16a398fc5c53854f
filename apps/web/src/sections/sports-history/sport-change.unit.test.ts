import { describe, expect, it } from 'vitest';
import { changedSport, lostChoices, withChoicesOf } from './sport-change.ts';

const hockey = {
  id: 'a0000000-0000-4000-8000-000000000001',
  country: 'can',
  sport: 'hockey',
  category: 'u18AA',
  categoryOther: '',
  position: 'goalie',
  positionOther: '',
  team: 'Queens',
  league: 'NOHL',
} as const;

describe('another sport or country', () => {
  it('clears the level and position that it does not have, and names them', () => {
    const swimming = { sport: 'swimming' };
    expect(changedSport(hockey, swimming)).toEqual({ ...hockey, ...swimming, category: '', position: '' });
    expect(lostChoices(hockey, swimming, 'en')).toEqual(['U18 AA', 'Goaltender']);
    expect(lostChoices(hockey, { country: 'usa' }, 'fr-ca')).toEqual(['M18 AA']);
    expect(lostChoices(hockey, swimming, 'fr-ca', 'f')).toEqual(['M18 AA', 'Gardienne de but']);
  });

  it('keeps what it has too', () => {
    const national = { ...hockey, category: 'nationalTeam' };
    expect(changedSport(national, { country: 'usa' })).toEqual({ ...national, country: 'usa' });
    expect(lostChoices(national, { country: 'usa' }, 'en')).toEqual([]);
  });

  it('clears own words with the sport for which they were written', () => {
    const own = { ...hockey, position: 'other', positionOther: 'Rover' };
    expect(changedSport(own, { country: 'usa' })).toMatchObject({ position: 'other', positionOther: 'Rover' });
    expect(changedSport(own, { sport: 'soccer' })).toMatchObject({ position: '', positionOther: '' });
    expect(lostChoices(own, { sport: 'soccer' }, 'en')).toContain('Rover');
  });

  it('loses nothing when nothing was chosen', () =>
    expect(lostChoices({ ...hockey, category: '', position: '' }, { sport: 'soccer' }, 'en')).toEqual([]));

  it('is taken back without what was written since', () => {
    const after = { ...changedSport(hockey, { sport: 'soccer' }), team: 'Lions' };
    expect(withChoicesOf(after, hockey)).toEqual({ ...hockey, team: 'Lions' });
  });
});
