import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RankList, type RankListProps } from '../index.ts';
import { TapRows } from './tap-rows.tsx';

const items = [
  { id: 'a', text: 'I pack my bag.' },
  { id: 'b', text: 'I check my skates.' },
  { id: 'c', text: 'I call a friend.' },
];
const said = (id: string) => id;
const textOf = (id: string) => items.find((item) => item.id === id)?.text ?? '';

const ranking: RankListProps = {
  label: 'The night before',
  items,
  order: ['c', 'a', 'b'],
  onOrder: () => {},
  most: 'Most like me',
  least: 'Least like me',
  words: {
    help: 'Press the space bar.',
    lifted: said,
    movedOver: said,
    dropped: said,
    cancelled: said,
    up: ({ name }) => `Up: ${name}`,
    down: ({ name }) => `Down: ${name}`,
    drag: ({ name }) => `Move: ${name}`,
    place: ({ name }) => name,
    tapMode: 'Tap in order',
    listMode: 'List',
    tapHint: 'Tap the first one.',
  },
};
const list = html(<RankList {...ranking} />);

describe('RankList', () => {
  it('numbers the statements in their order, between its two poles', () => {
    const read = list.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    expect(read).toMatch(/Most like me .*1 I call a friend\. 2 I pack my bag\. 3 I check my skates\. Least like me/);
    expect(list).toMatch(/<ol aria-label="The night before"/);
  });

  it('gives each statement a row to drag and two arrows, named after it', () => {
    for (const { text } of items)
      for (const name of ['Move', 'Up', 'Down']) expect(list).toContain(`aria-label="${name}: ${text}"`);
  });

  it('keeps the arrows at both ends focusable', () => {
    const dead = list.match(
      /<button[^>]*aria-disabled="true"[^>]*aria-label="(?:Up|Down)[^>]*>|<button[^>]*aria-label="(?:Up|Down)[^>]*aria-disabled="true"[^>]*>/g,
    );
    expect(dead?.map((button) => /aria-label="([^"]*)"/.exec(button)?.[1])).toEqual([
      'Up: I call a friend.',
      'Down: I check my skates.',
    ]);
  });

  it('has one live region of its own, for what is not dragged', () => {
    expect(list.match(/role="status"/g)).toHaveLength(1);
  });
});

describe('tapping in order', () => {
  it('continues after the statements that have a place already', () => {
    const tapped = (placed: number) =>
      html(<RankList {...ranking} placed={placed} startsTapping />).match(/aria-pressed="\w+"/g);
    expect(tapped(0)).toEqual(Array(3).fill('aria-pressed="false"'));
    expect(tapped(2)).toEqual(['aria-pressed="true"', 'aria-pressed="true"', 'aria-pressed="false"']);
  });

  it('names no pole, which only an order has', () => {
    const tapping = html(<RankList {...ranking} startsTapping />);
    for (const pole of [ranking.most, ranking.least]) expect(tapping).not.toContain(pole);
  });

  it('shows the places given so far, and which statements have one', () => {
    const rows = html(
      <TapRows
        label="The night before"
        hintId="hint"
        order={['a', 'b', 'c']}
        places={['b', null, null]}
        onTap={() => {}}
        textOf={textOf}
        idOf={(id) => id}
      />,
    );
    expect(rows.match(/aria-pressed="\w+"/g)).toEqual(
      ['false', 'true', 'false'].map((pressed) => `aria-pressed="${pressed}"`),
    );
    expect(rows.match(/data-tapped="true"[^>]*>\d/g)).toEqual([expect.stringMatching(/1$/)]);
    expect(rows).toContain('aria-describedby="hint"');
  });
});
