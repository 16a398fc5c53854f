import { describe, expect, it } from 'vitest';
import { copiedSports, sportsToCopy } from './copied-sports.ts';
import type { DraftItems, SportsHistoryDraft } from './fields.ts';

type Sport = DraftItems['sports'];

const hockey: Sport = {
  id: 'hockey-of-2025',
  country: 'can',
  sport: 'hockey',
  category: 'u18AA',
  categoryOther: '',
  position: 'goalie',
  positionOther: '',
  team: 'Laval',
  league: 'LHEQ',
};
const season = (year: number, sports: Sport[]) => ({ year, sports, performances: [], awards: [] });
const history = (...seasons: SportsHistoryDraft['seasons']): SportsHistoryDraft => ({ seasons, links: [] });

describe('the teams of a season', () => {
  it('can be copied from the latest earlier season that has one', () => {
    const seasons = [season(2027, [hockey]), season(2025, []), season(2023, [hockey]), season(2024, [hockey])];
    expect(sportsToCopy(history(...seasons), 2026)).toEqual({ from: 2024, sports: [hockey] });
  });

  it('can be copied from the next later season if no earlier one has a team', () => {
    const seasons = [season(2027, [{ ...hockey, id: 'later' }]), season(2026, [hockey]), season(2024, [])];
    expect(sportsToCopy(history(...seasons), 2025)).toEqual({ from: 2026, sports: [hockey] });
  });

  it('cannot be copied into a season that has a team, or where no other has one', () => {
    expect(sportsToCopy(history(season(2026, [hockey]), season(2025, [hockey])), 2026)).toBeUndefined();
    expect(sportsToCopy(history(season(2026, [])), 2025)).toBeUndefined();
  });

  it('are copied without those that name no sport yet', () => {
    const blank = { ...hockey, id: 'blank', sport: '' };
    expect(sportsToCopy(history(season(2025, [blank, hockey])), 2026)?.sports).toEqual([hockey]);
    expect(sportsToCopy(history(season(2025, [blank])), 2026)).toBeUndefined();
  });

  it('are copied under new ids, with all that was said of them', () => {
    expect(copiedSports([hockey], 2026, () => 'new')).toEqual([{ ...hockey, id: 'new' }]);
  });

  it('keep a category only if it is played in that season', () => {
    const [retired, other] = copiedSports(
      [
        { ...hockey, category: 'u18BB' },
        { ...hockey, category: 'other', categoryOther: 'U17 Elite' },
      ],
      2026,
      () => 'new',
    );
    expect(retired).toEqual({ ...hockey, id: 'new', category: '' });
    expect(other).toMatchObject({ category: 'other', categoryOther: 'U17 Elite' });
  });
});
