import type { DraftContent } from '@palmares/domain/portfolio';
import { describe, expect, it } from 'vitest';
import { type ComparedRow, comparedRows } from './compared-rows.ts';

const differing = (...versions: Parameters<typeof comparedRows>): readonly Omit<ComparedRow, 'differs'>[] =>
  comparedRows(...versions).flatMap(({ differs, ...row }) => (differs ? [row] : []));

const id = (nth: number) => `a0000000-0000-4000-8000-00000000000${nth}`;

const introduction = { greetingsLine1: 'Hi', greetingsLine2: '', shortDesc: '', intro: 'I skate.' };

const sport = {
  id: id(1),
  country: 'can',
  sport: 'hockey',
  category: 'other',
  categoryOther: 'U18 showcase',
  position: 'goalie',
  positionOther: '',
  team: 'Queens',
  league: '',
} as const;
const metric = { kind: 'percent', value: '93,', unit: 'percent', date: '', source: 'coach', link: '' } as const;
const performance = { id: id(2), sportId: '', result: '.931', event: 'Season', desc: 'Twelve games.', metric };
const general = {
  ...{ fullName: '', nickname: '', height: null, hometown: '', residency: null, gender: '' as const },
  ...{ jerseyNumber: null, teamColor: '' as const, writesIn: '' as const },
};
const link = (nth: number, name: string) => ({ id: id(nth), name, url: 'https://stats.example/nora' });
const history = (
  season: Partial<DraftContent<'sports-history'>['seasons'][number]>,
  links = [link(4, 'Stats'), link(5, 'Club')],
): DraftContent<'sports-history'> => ({
  seasons: [{ year: 2026, sports: [sport], performances: [], awards: [], ...season }],
  links,
});

describe('the rows of two versions', () => {
  it('are the fields of a record, by the labels of its form and in its order', () => {
    const other = { ...introduction, intro: 'I skate and run.', greetingsLine1: '' };
    expect(comparedRows('introduction', introduction, other, null)).toEqual([
      { key: 'greetingsLine1', label: 'Opening line', texts: ['Hi', ''], differs: true },
      { key: 'greetingsLine2', label: 'Second line', texts: ['', ''], differs: false },
      { key: 'shortDesc', label: 'You in one sentence', texts: ['', ''], differs: false },
      { key: 'intro', label: 'Your story', texts: ['I skate.', 'I skate and run.'], differs: true },
    ]);
  });

  it('do not differ where they read the same', () => {
    expect(differing('introduction', introduction, { ...introduction }, null)).toEqual([]);
    expect(differing('general', { ...general, weight: '150' }, { ...general, weight: 150 }, null)).toEqual([]);
  });

  it('have the fields together that say nothing without each other', () => {
    const none = { firstVideo: '', firstTitle: '', secondVideo: '', secondTitle: '', channel: '' };
    const video = { ...none, firstVideo: 'https://youtu.be/one', firstTitle: 'Goals' };
    expect(comparedRows('highlights', none, video, null).map(({ key }) => key)).toEqual([
      'firstVideo',
      'secondVideo',
      'channel',
    ]);
    expect(differing('highlights', none, video, null)).toEqual([
      { key: 'firstVideo', label: 'First video', texts: ['', 'https://youtu.be/one\nGoals'] },
    ]);
  });

  it('are the items of a list, each under its list and season as its card shows it, those of the first version before others', () => {
    const other = history({ sports: [{ ...sport, team: 'Lions' }], performances: [performance] });
    expect(comparedRows('sports-history', history({}), other, 'f')).toEqual([
      {
        key: id(1),
        label: 'Season 2026–2027 › Sports',
        texts: ['Ice hockey\nU18 showcase · Goaltender · Queens', 'Ice hockey\nU18 showcase · Goaltender · Lions'],
        differs: true,
      },
      {
        key: id(4),
        label: 'Links',
        texts: ['Stats\nhttps://stats.example/nora', 'Stats\nhttps://stats.example/nora'],
        differs: false,
      },
      {
        key: id(5),
        label: 'Links',
        texts: ['Club\nhttps://stats.example/nora', 'Club\nhttps://stats.example/nora'],
        differs: false,
      },
      {
        key: id(2),
        label: 'Season 2026–2027 › Performances',
        texts: [null, '.931 · Season\n93,, from the coach\nTwelve games.'],
        differs: true,
      },
    ]);
  });

  it('name the fields that a card does not show, if they alone differ', () => {
    const [row] = differing('sports-history', history({}), history({ sports: [{ ...sport, country: 'usa' }] }), 'f');
    const card = 'Ice hockey\nU18 showcase · Goaltender · Queens';
    expect(row?.texts).toEqual([`${card}\nCountry · Canada`, `${card}\nCountry · United States`]);
  });

  it('name the fields that a card does not show beside those that it shows, where they are written', () => {
    const coach = { role: 'coach', relation: '', organization: '', phone: '', email: '' } as const;
    const ann = { id: id(6), name: 'Ann', permission: false, ...coach };
    const anna = { ...ann, name: 'Anna', permission: true };
    const [row] = differing('contacts', { contacts: [ann] }, { contacts: [anna] }, null);
    expect(row?.texts[0]).toBe('Ann\nCoach');
    expect(row?.texts[1]).toMatch(/^Anna\nCoach\n.+ · .+$/);
  });

  it('say of an item that is the same nothing more because another item differs', () => {
    const played = history({ performances: [{ ...performance, sportId: id(1) }] });
    const other = history({
      performances: [{ ...performance, sportId: id(1) }],
      sports: [{ ...sport, sport: 'soccer' }],
    });
    const row = comparedRows('sports-history', played, other, 'f').find(({ key }) => key === id(2));
    expect(row).toMatchObject({ differs: false });
    expect(row?.texts[0]).toBe(row?.texts[1]);
  });

  it('are the order of a list where it differs, by the names of its items', () => {
    const rows = differing('sports-history', history({}), history({}, [link(5, 'Club'), link(4, 'Stats')]), null);
    expect(rows).toMatchObject([{ label: 'Order: Links', texts: ['1. Stats\n2. Club', '1. Club\n2. Stats'] }]);
  });
});
