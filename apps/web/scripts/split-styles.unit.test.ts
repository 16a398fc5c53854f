import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { splitStyles } from './split-styles.ts';

const css = `
  @layer recipes { .chip--tone_x, .button--size_sm { color: red } }
  @layer recipes.slots { @media print { .bar-chart__bar[data-tone], .grit-meter__bar:is(a, b) { color: blue } } }
  @layer recipes { .prose { color: green } }
  @layer utilities {
    .chip { color: black }
    .p_2 { padding: 1rem }
    .px_\\[2rem\\] { padding-inline: 2rem }
    .c_red { color: red }
    .d_flex { display: flex }
    .m_9 { margin: 9px }
    .hover\\:c_red:hover { color: red }
    @media print { .print\\:m_0 { margin: 0 } }
  }
`;

const common = new Set(['.chip', '.px_\\[2rem\\]', '.c_red', '.d_flex', '.hover\\:c_red:hover', '.print\\:m_0']);
const used =
  (...app: readonly string[]) =>
  () =>
    Promise.resolve({ common, app: new Set(app) });

/** Returns the selectors of the sheet, in order. */
const selectorsIn = async (sheet: string, ...app: readonly string[]): Promise<readonly string[]> => {
  const selectors: string[] = [];
  const { root } = await postcss([splitStyles(used(...app))]).process(css, { from: `/ui/${sheet}` });
  root.walkRules((rule) => {
    selectors.push(...rule.selectors);
  });
  return selectors;
};

it('a variable that Panda sets on every element is left out of the sheet if no style reads it', async () => {
  const all = '*, ::before { --blur: ; --scale-x: 1 } .light { --canvas: white } .a { scale: var(--scale-x) }';
  const { css: left } = await postcss([splitStyles(used())]).process(all, { from: '/ui/styles.css' });
  expect(left.match(/--[\w-]+:/gu)).toEqual(['--scale-x:', '--canvas:']);
});

it('a rule that Panda merged from several recipes keeps only the selectors of its own recipes in each sheet', async () => {
  expect(await selectorsIn('styles.css')).toEqual(['.button--size_sm', '.bar-chart__bar[data-tone]', ...common]);
  expect(await selectorsIn('app.css')).toEqual(['.chip--tone_x', '.grit-meter__bar:is(a, b)', '.p_2', '.m_9']);
  expect(await selectorsIn('reading.css')).toEqual(['.prose']);
});

describe('a utility of the common sheet', () => {
  const inApp = async (selector: string) => (await selectorsIn('app.css', ...common)).includes(selector);

  it('is repeated in that of the app where it must follow one that is only there', async () => {
    expect(await inApp('.px_\\[2rem\\]')).toBe(true);
    expect(await inApp('.print\\:m_0')).toBe(true);
  });

  it('is not repeated where no other sets its property', async () => {
    expect(await inApp('.d_flex')).toBe(false);
    expect(await inApp('.c_red')).toBe(false);
  });
});

it('a condition of the common sheet follows what the sheet of the app repeats, whoever uses it', async () => {
  const sheet = `@layer utilities {
    .first { gap: 1px }
    .then { column-gap: 2px }
    @media (width > 1px) { .last { column-gap: 3px } }
  }`;
  const used = () => Promise.resolve({ common: new Set(['.then', '.last']), app: new Set(['.first', '.then']) });
  const { css: left } = await postcss([splitStyles(used)]).process(sheet, { from: '/ui/app.css' });
  expect(left).toMatch(/first.*then.*last/su);
});

it('a state of the common sheet follows a repeated one, whoever uses it', async () => {
  const sheet = `@layer utilities {
    .first::before { background: red }
    .then::before { background-image: none }
    .last::before { background-image: url(x) }
    .plain { background-image: none }
  }`;
  const used = () =>
    Promise.resolve({ common: new Set(['.then::before', '.last::before', '.plain']), app: new Set(['.then::before']) });
  const { css: left } = await postcss([splitStyles(used)]).process(sheet, { from: '/ui/app.css' });
  expect(left).toMatch(/first.*then.*last/su);
  expect(left).not.toContain('.plain');
});

it.each([
  ['padding-inline', 'padding-block-start'],
  ['margin-top', 'margin-inline'],
  ['flex', 'flex-direction'],
  ['flex-direction', 'flex'],
])('a common utility of %s is not repeated after one of %s, which sets something else', async (one, other) => {
  const sheet = `@layer utilities { .first { ${other}: 0 } .then { ${one}: 0 } }`;
  const both = () => Promise.resolve({ common: new Set(['.then']), app: new Set(['.first', '.then']) });
  const { css: left } = await postcss([splitStyles(both)]).process(sheet, { from: '/ui/app.css' });
  expect(left).not.toContain('.then');
});

it.each([
  ['border-color', 'border-block-end'],
  ['inset-inline-start', 'left'],
  ['inset', 'top'],
  ['place-items', 'align-items'],
  ['font', 'line-height'],
  ['grid-area', 'grid-row'],
  ['white-space', 'text-wrap'],
  ['flex-flow', 'flex-direction'],
  ['max-width', 'max-inline-size'],
  ['border-top-left-radius', 'border-radius'],
])('a common utility of %s is repeated after one of %s, and the other way round', async (one, other) => {
  const repeatedAfter = async (first: string, then: string) => {
    const sheet = `@layer utilities { .first { ${first}: 0 } .then { ${then}: 0 } }`;
    const both = () => Promise.resolve({ common: new Set(['.then']), app: new Set(['.first', '.then']) });
    const { css: left } = await postcss([splitStyles(both)]).process(sheet, { from: '/ui/app.css' });
    return left.includes('.then');
  };
  expect(await repeatedAfter(one, other)).toBe(true);
  expect(await repeatedAfter(other, one)).toBe(true);
  expect(await repeatedAfter(one, 'opacity')).toBe(false);
});
