import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AnswerTiles } from '../../index.ts';

const choices = [
  { id: 'a', text: 'I watch it.' },
  { id: 'b', text: 'I hear it.' },
  { id: 'c', text: 'I try it.' },
];

const tiles = (value: string | null) =>
  html(<AnswerTiles legend="How?" name="l1" choices={choices} value={value} onChoose={() => {}} />);

describe('AnswerTiles', () => {
  const open = tiles(null);
  const answered = tiles('b');
  const attributes = (markup: string, name: string) =>
    [...markup.matchAll(new RegExp(`<button[^>]* ${name}="([^"]*)"`, 'g'))].map(([, value]) => value);

  it('is a radio group named by its question', () => {
    const id = /role="radiogroup" aria-labelledby="([^"]+)"/.exec(open)?.[1];
    expect(open).toContain(`id="${id}"`);
    expect(attributes(open, 'role')).toEqual(Array(choices.length).fill('radio'));
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
    expect(answered).toMatch(/<input type="hidden" name="l1" value="b"/);
  });
});
