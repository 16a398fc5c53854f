import { describe, expect, it } from 'vitest';
import { hostOf, typedAddress } from '../kit/host.ts';
import { bestFigures } from './figures.ts';

const performance = (figure: string, event = 'Regular season') => ({
  id: figure,
  sport: '',
  figure,
  result: '',
  event,
  desc: '',
  metric: null,
});
const played = (sport: string) => ({
  id: sport,
  sportId: sport,
  sport,
  position: '',
  level: '',
  ownWords: { position: false, level: false },
  team: '',
  league: '',
});
const compared = (figure: string, event: string) => ({
  ...performance(figure, event),
  metric: { date: '', source: 'official', link: '' } as const,
});

describe('the best figures of a season', () => {
  it('are the athlete’s first three, in her order', () => {
    const performances = ['.931', '1.88', '6', '41 saves'].map((result) => performance(result, `in ${result}`));
    expect(bestFigures({ sports: [], performances })).toEqual([
      { id: '.931', label: 'in .931', value: '.931', isWritten: true, date: '' },
      { id: '1.88', label: 'in 1.88', value: '1.88', isWritten: true, date: '' },
      { id: '6', label: 'in 6', value: '6', isWritten: true, date: '' },
    ]);
  });

  it('are first those with a metric', () => {
    const performances = [performance('6', 'Shutouts'), compared('.931', 'Saves'), compared('1.88', 'Goals against')];
    expect(bestFigures({ sports: [], performances }).map(({ value, isWritten }) => [value, isWritten])).toEqual([
      ['.931', false],
      ['1.88', false],
      ['6', true],
    ]);
  });

  it('are those of the first of two sports', () => {
    const performances = [
      { ...compared('1:58.41', '800 m'), sport: 'Track and field' },
      { ...performance('62', 'Points'), sport: 'Ice hockey' },
      performance('27', 'Of no sport in particular'),
    ];
    const sports = [played('Ice hockey'), played('Track and field')];
    expect(bestFigures({ sports, performances }).map(({ value }) => value)).toEqual(['62']);
    expect(bestFigures({ sports: sports.slice(0, 1), performances })).toHaveLength(3);
  });

  it('are numbers that are read at a glance, never a sentence or a word', () => {
    const performances = ['Gold medal at the provincials of 2026', 'First', '1:02,84'].map((result) =>
      performance(result),
    );
    expect(bestFigures({ sports: [], performances }).map(({ value }) => value)).toEqual(['1:02,84']);
  });

  it('are then the numbers that results in words start with, two at most', () => {
    const results = ['18.4 points a game', '9,2 passes par match', '3rd of 24 teams', '.931'];
    expect(
      bestFigures({ sports: [], performances: results.map((result) => performance(result)) }).map(
        ({ value, label }) => `${value} ${label}`,
      ),
    ).toEqual(['.931 Regular season', '18.4 points a game, Regular season', '9,2 passes par match, Regular season']);
  });

  it.each([
    ['12, dont trois passes', '12'],
    ['58,41 lors de la finale', '58,41'],
    ['1:02.84 at the provincials', '1:02.84'],
    ['+12 with the first line', '+12'],
    ['.931 at the tournament', '.931'],
    ['41 matchs sans défaite', '41'],
  ])('take the number out of %j', (result, number) =>
    expect(bestFigures({ sports: [], performances: [performance(result)] }).map(({ value }) => value)).toEqual([
      number,
    ]),
  );

  it.each([
    '1 min 02.84 s on ice',
    '1 minute 02,84',
    '2 minutes 10 secondes',
    '2 minutes dix secondes',
    '100 m in 11.2 seconds',
    '100 m dos en finale',
    '100 dos en finale',
    '100 free in the final',
    '50 mètres brasse',
    '5km en 18:20',
    '5km en finale',
    '5 kilomètres en 18:20',
    '5 kilometres on the road',
    '4 x 100 m relay',
    '4 × cent mètres',
    '6 feet 2 inches',
    '6 feet two inches',
    '5 pieds 10 pouces',
    '5 pieds dix pouces',
    '6 ft standing reach',
    '200 pounds on the bench',
    '200lb on the bench',
    '1 – 0 win in the final',
    '1 - nil in the final',
    '1-0 win in the final',
    '3: 1 in the final',
    '2026 provincial champions',
    '2025-26 champions',
    '2025–2026 champions',
    '2025/26 champions',
    '1 250 points in all',
    '2 thousand points',
    '4 ½ sacks a game',
    '4 and a half sacks',
    '12, avec 3 passes',
    '2 goals and 1 assist',
    '3rd of 24 teams',
    '2nd team all-star',
    '18 of thirty shots',
    '62 % of face-offs',
    '10-time champion',
  ])('do not take a number out of %j', (result) =>
    expect(bestFigures({ sports: [], performances: [performance(result)] })).toEqual([]),
  );
});

describe('where a link leads', () => {
  it.each([
    ['https://www.example.com/nora', 'example.com'],
    ['http://stats.example.com:8080/?a=1', 'stats.example.com'],
    ['not an address', ''],
  ])('%s says %j', (url, host) => expect(hostOf(url)).toBe(host));

  it.each([
    ['https://example.com/', 'example.com'],
    ['https://www.example.com/nora?game=12#t', 'www.example.com/nora?game=12#t'],
    ['http://stats.example.com:8080/?a=1', 'http://stats.example.com:8080/?a=1'],
    [`https://www.example.com/${'a'.repeat(80)}`, 'example.com'],
    ['not an address', ''],
  ])('%s is typed from paper as %j', (url, address) => expect(typedAddress(url)).toBe(address));
});
