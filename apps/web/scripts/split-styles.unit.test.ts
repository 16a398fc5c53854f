import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { splitStyles } from './split-styles.ts';

const css = `
  @layer recipes { .chip--tone_x, .button--size_sm { color: red } }
  @layer recipes.slots { @media print { .bar-chart__bar[data-tone], .grit-meter__bar:is(a, b) { color: blue } } }
  @layer recipes { .prose { color: green } }
  @layer utilities { .chip { color: black } }
`;

/** Returns the selectors of the sheet, in order. */
const selectorsIn = (sheet: string): readonly string[] => {
  const selectors: string[] = [];
  postcss([splitStyles()])
    .process(css, { from: `/ui/${sheet}` })
    .root.walkRules((rule) => {
      selectors.push(...rule.selectors);
    });
  return selectors;
};

it('a variable that Panda sets on every element is left out of the sheet if no style reads it', () => {
  const all = '*, ::before { --blur: ; --scale-x: 1 } .light { --canvas: white } .a { scale: var(--scale-x) }';
  const { css: left } = postcss([splitStyles()]).process(all, { from: '/ui/styles.css' });
  expect(left.match(/--[\w-]+:/gu)).toEqual(['--scale-x:', '--canvas:']);
});

describe('a rule that Panda merged from several recipes', () => {
  it('keeps only the selectors of its own recipes in each sheet', () => {
    expect(selectorsIn('styles.css')).toEqual(['.button--size_sm', '.bar-chart__bar[data-tone]', '.chip']);
    expect(selectorsIn('app.css')).toEqual(['.chip--tone_x', '.grit-meter__bar:is(a, b)']);
    expect(selectorsIn('reading.css')).toEqual(['.prose']);
  });
});
