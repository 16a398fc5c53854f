import type { Answers } from '../answers.ts';
import type { Bank } from '../bank-shape.ts';

const tagsOf = (bank: Bank): ReadonlyMap<string, string> =>
  new Map(
    [...bank.masks, ...bank.colors, ...bank.learningStyles].flatMap(({ choices }) =>
      choices.map(({ id, tag }) => [id, tag] as const),
    ),
  );

const maskNames = 'soldier maven engineer captain player strategist driven'.split(' ');
const colorNames = 'red blue green yellow'.split(' ');
const styleNames = 'auditory visual innerDialog kinesthetic'.split(' ');

const masksAgain = (answers: Answers, tags: ReadonlyMap<string, string>) => {
  const rankings = Object.values(answers.masks);
  const sortKeys = maskNames.map((mask, index) => {
    const ranks = rankings.map((ranking) => ranking.findIndex((id) => tags.get(id) === mask) + 1);
    const points = ranks.map((rank) => 8 - rank).reduce((a, b) => a + b);
    const firsts = [1, 2, 3, 4, 5, 6, 7].map((place) => ranks.filter((rank) => rank === place).length).join('');
    // The later in the list, the smaller the last digit, so that the greatest key comes first.
    return { mask, points, key: `${String(points).padStart(2, '0')}${firsts}${7 - index}` };
  });
  return sortKeys.sort((a, b) => (a.key < b.key ? 1 : -1)).map(({ mask, points }) => ({ mask, points }));
};

const tally = (names: readonly string[], chosen: readonly (string | undefined)[]) => {
  const counts = new Map(names.map((name) => [name, 0]));
  for (const name of chosen) counts.set(name ?? '', (counts.get(name ?? '') ?? 0) + 1);
  const sorted: [string, number][] = [];
  for (let count = chosen.length; count >= 0; count--)
    for (const name of names) if (counts.get(name) === count) sorted.push([name, count]);
  return sorted;
};

const colorsAgain = (answers: Answers, tags: ReadonlyMap<string, string>) => {
  const chosen = Object.values(answers.colors).map((id) => tags.get(id));
  return tally(colorNames, chosen).map(([color, count]) => {
    const share = count / chosen.length;
    const level = share < 0.2 ? 'low' : share <= 0.33 ? 'mid' : 'high';
    return { color, count, level };
  });
};

const learningAgain = (answers: Answers, tags: ReadonlyMap<string, string>) => {
  const counted = tally(
    styleNames,
    Object.values(answers.learningStyles).map((id) => tags.get(id)),
  );
  const [first = 0, second = 0] = counted.map(([, count]) => count);
  const strengths = ['multimodal', 'multimodal', 'mild', 'strong'];
  return {
    order: counted.map(([style, count]) => ({ style, count })),
    strength: strengths[first - second] ?? 'veryStrong',
  };
};

const gritAgain = (answers: Answers, bank: Bank) => {
  const reversed = new Set(bank.grit.filter((statement) => statement.reversed).map(({ id }) => id));
  const sum = Object.entries(answers.grit)
    .map(([id, agreement]) => (reversed.has(id) ? 6 - agreement : agreement))
    .reduce((a, b) => a + b);
  // Ten statements: the sum is ten times the mean.
  const mean = Number(`${Math.trunc(sum / 10)}.${sum % 10}`);
  return { score: mean, rating: sum % 10 < 5 ? Math.trunc(sum / 10) : Math.trunc(sum / 10) + 1 };
};

/**
 * Scores answers to every item of a bank with ten grit statements. This is the rule written a second time, from its
 * description alone: it sorts keys as text, tallies by name and rounds by digits. It shares no code with the rule.
 */
export const scoreAgain = (bank: Bank, answers: Answers) => {
  const tags = tagsOf(bank);
  return {
    masks: masksAgain(answers, tags),
    colors: colorsAgain(answers, tags),
    learningStyles: learningAgain(answers, tags),
    grit: gritAgain(answers, bank),
  };
};
