import { describe, expect, it } from 'vitest';
import { unknownPart } from './literals.ts';
import { readSources } from './repository.ts';
import { titleMatcher, titlesDeclared } from './test-titles.ts';

const titlesOf = (text: string) => titlesDeclared({ path: 'a.unit.test.ts', text });

/** Returns those of the titles that a file with this text declares. */
const made = (text: string, ...titles: readonly string[]) => titles.filter(titleMatcher(titlesOf(text)));

describe('a title', () => {
  it('without a subject is read with the titles of its groups', () => {
    const source = `describe('a link', () => { describe('that ended', () => { it('is closed', x); it('a scout sees', x) }) })`;
    const playwright = `test.describe('a page', () => { test('opens', x) })`;
    expect(titlesOf(`${source};${playwright}`)).toEqual([
      'a link that ended is closed',
      'a scout sees',
      'a page opens',
    ]);
  });

  it('is read whatever quotes it has', () => {
    expect(titlesOf(`it('it\\'s plain', x); test("double", x); it(\`back\`, x)`)).toEqual([
      "it's plain",
      'double',
      'back',
    ]);
  });

  it('is that of a test that runs, not of a step, a group, a comment or a text', () => {
    const source = `test.step('one', x); describe('two', x); /* it('three', x) */ y("it('four', x)"); it.skip('five', x)`;
    expect(titlesOf(`${source}; it.only('six', x); it.runIf(y)('seven', x)`)).toEqual(['six', 'seven']);
  });
});

describe('a table that can be read', () => {
  it('makes its own titles and no invented one', () => {
    const source = `it.each(['is kept', 'is sent'])('%s', x)`;
    expect(made(source, 'is kept', 'is sent', 'is invented and long enough', '%s')).toEqual(['is kept', 'is sent']);
  });

  it('is read from a constant, whose cells that need the program are left open', () => {
    const source = `const rows = [['middle school', grades(6)], ['high school', grades(9)]] as const;
      it.each(rows)('%s has %s', x)`;
    expect(made(source, 'middle school has 3', 'high school has 4', 'primary school has 6')).toEqual([
      'middle school has 3',
      'high school has 4',
    ]);
  });

  it('fills every placeholder of a format as Vitest does', () => {
    const objects = `it.each([{ part: 'grit', of: { items: 4 } }])('$part of $of.items', x)`;
    const lists = `it.each([['a', 'b', 3], [true, null, -1.5]])('%s, %j, %i, 100%%, %#, $0, $x', x)`;
    expect(titlesOf(objects)).toEqual(['grit of 4']);
    expect(titlesOf(lists)).toEqual(['a, "b", 3, 100%, 0, a, $x', 'true, null, -1, 100%, 1, true, $x']);
  });

  it('is read from the keys and entries of an object, and from what is spread into it', () => {
    const source = `const ways = { alone: x, together: y };
      it.each(Object.keys(ways))('%s', x); it.each([...Object.entries(ways), ['late', z]])('goes %s', x)`;
    expect(titlesOf(source)).toEqual(['alone', 'together', 'goes alone', 'goes together', 'goes late']);
  });

  it('gives its rows to the tests of a group and of a loop', () => {
    const group = `describe.each([['web', 1], ['worker', 2]])('%s', (name, count) => { it(\`\${name} has \${count}\`, x) })`;
    const loop = `for (const { name } of [{ name: 'en' }, { name: 'fr' }]) test(\`opens (\${name})\`, x)`;
    expect(titlesOf(group)).toEqual(['web has 1', 'worker has 2']);
    expect(titlesOf(loop)).toEqual(['opens (en)', 'opens (fr)']);
  });

  it('may be named by its format, if that is specific', () => {
    const source = `it.each(['en', 'fr'])('shows every section in %s', x); it.each(['a', 'b'])('has no %s', x)`;
    expect(made(source, 'shows every section in %s', 'has no %s')).toEqual(['shows every section in %s']);
  });
});

describe('a table that cannot be read', () => {
  it('makes any title that fits a format of ten letters', () => {
    const source = `it.each(languages)('is read in %s', x); it.each(imported())('is asked for in %s', x)`;
    expect(made(source, 'is read in French', 'is asked for in French', 'is read')).toEqual(['is asked for in French']);
  });

  it('makes any title that fits a template of ten letters, in a loop as in a function', () => {
    const loop = `for (const language of languages) test(\`opens the page (\${language})\`, x);`;
    const helper = `const name = 'x'; const specify = (name: string) => it(\`\${name} is kept\`, y);`;
    expect(made(loop + helper, 'opens the page (en)', 'motto is kept', 'x is kept')).toEqual(['opens the page (en)']);
  });

  it('makes nothing from placeholders alone', () => {
    const source = `it.each(rows)('%s: %s', x); for (const title of titles) test(title, x); it(\`\${one} \${two}\`, x)`;
    expect(made(source, 'an invented title: that is long', 'an invented title')).toEqual([]);
  });
});

it('a helper that makes tests declares their titles', () => {
  const helpers = readSources((path) => path.endsWith('/testing/specify-record.ts'));
  expect(helpers).toHaveLength(1);
  expect(helpers.flatMap(titlesDeclared)).toContain(
    `${unknownPart}, as every record, written again unchanged changes nothing`,
  );
});
