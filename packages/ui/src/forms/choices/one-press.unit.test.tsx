import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AnswerTiles, Scale } from '../../index.ts';

const choices = [
  { id: 'a', text: 'I watch it.' },
  { id: 'b', text: 'I hear it.' },
  { id: 'c', text: 'I try it.' },
];
const points = ['Never', 'Seldom', 'Now and then', 'Often', 'Always'] as const;
const nothing = () => {};

const tiles = (value: string | null) =>
  html(<AnswerTiles legend="How?" name="l1" choices={choices} value={value} onChoose={nothing} />);
const scale = (value: number | null) =>
  html(
    <Scale legend="I go on." name="g1" low="Never" high="Always" labels={points} value={value} onChoose={nothing} />,
  );

describe.each([
  ['AnswerTiles', tiles(null), tiles('b'), 3],
  ['Scale', scale(null), scale(2), 5],
])('%s', (_name, open, answered, count) => {
  const attributes = (markup: string, name: string) =>
    [...markup.matchAll(new RegExp(`<button[^>]* ${name}="([^"]*)"`, 'g'))].map(([, value]) => value);

  it('is a radio group named by its question', () => {
    const id = /role="radiogroup" aria-labelledby="([^"]+)"/.exec(open)?.[1];
    expect(open).toContain(`id="${id}"`);
    expect(attributes(open, 'role')).toEqual(Array(count).fill('radio'));
  });

  it('has one stop for the Tab key: the chosen one, or the first', () => {
    expect(attributes(open, 'tabindex').indexOf('0')).toBe(0);
    expect(attributes(answered, 'tabindex').indexOf('0')).toBe(1);
    expect(attributes(answered, 'tabindex').filter((stop) => stop === '0')).toHaveLength(1);
  });

  it('marks the chosen one by more than its color', () => {
    expect(attributes(answered, 'aria-checked').indexOf('true')).toBe(1);
    expect(open).not.toContain('<svg');
    expect(answered.match(/<svg/g)).toHaveLength(1);
  });

  it('posts the answer only if there is one', () => {
    expect(open).not.toContain('<input');
    expect(answered).toMatch(/<input type="hidden" name="\w+" value="(?:b|2)"/);
  });
});

describe('Scale', () => {
  it('names each point, and hides the words at its ends from screen readers', () => {
    for (const point of points) expect(scale(null)).toContain(`aria-label="${point}"`);
    expect(scale(null)).toMatch(/<div aria-hidden="true"[^>]*><span>Never<\/span><span>Always<\/span>/);
  });

  it('shows the words of the chosen point', () => {
    const word = (markup: string) => /<span aria-hidden="true" class="scale__word[^>]*>([^<]*)</.exec(markup)?.[1];
    expect([word(scale(null)), word(scale(2))]).toEqual(['', points[1]]);
  });
});
