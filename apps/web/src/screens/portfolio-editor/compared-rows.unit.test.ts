import { expect, it } from 'vitest';
import { comparedRows } from './compared-rows.ts';

const id = (nth: number) => `a0000000-0000-4000-8000-00000000000${nth}`;

it('a record is compared field by field, by the labels of its form', () => {
  expect(
    comparedRows('introduction', { greetingsLine1: 'Hi', greetingsLine2: '', shortDesc: '', intro: 'I skate.' }, null),
  ).toEqual([
    { key: 'greetingsLine1', label: 'Opening line', text: 'Hi' },
    { key: 'greetingsLine2', label: 'Second line', text: '' },
    { key: 'shortDesc', label: 'You in one sentence', text: '' },
    { key: 'intro', label: 'Your story', text: 'I skate.' },
  ]);
});

it('a list is compared item by item, each under its season as its card shows it', () => {
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
  const season = {
    year: 2026,
    sports: [sport],
    performances: [{ id: id(2), sportId: '', result: '.931', event: 'Regular season', desc: 'Twelve games.', metric }],
    awards: [{ id: id(3), name: 'MVP', awardedBy: '', description: 'By the coaches.' }],
  };
  const links = [{ id: id(4), name: '', url: 'https://stats.example/nora' }];
  expect(comparedRows('sports-history', { seasons: [season], links }, 'f')).toEqual([
    { key: id(1), label: '2026–2027', text: 'Ice hockey\nU18 showcase · Goaltender · Queens' },
    { key: id(2), label: '2026–2027', text: '.931 · Regular season\n93,, from the coach\nTwelve games.' },
    { key: id(3), label: '2026–2027', text: 'MVP\nBy the coaches.' },
    { key: id(4), label: 'Links', text: 'https://stats.example/nora\nhttps://stats.example/nora' },
  ]);
});
