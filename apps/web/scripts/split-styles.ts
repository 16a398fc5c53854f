import { appParts, readingParts } from '@palmares/ui/app-parts';
import type { Plugin, Root, Rule } from 'postcss';
import type { UsedUtilities } from './used-utilities.ts';

const partsOf: Readonly<Record<string, readonly string[]>> = { 'app.css': appParts, 'reading.css': readingParts };

/** A recipe's class, alone or with the name of a slot or of a variant. */
const withClassOf = (parts: readonly string[]): RegExp =>
  new RegExp(`\\.(?:${parts.join('|')})(?:__|--|(?![\\w-]))`, 'u');

const sheets = Object.entries(partsOf).map(([name, parts]) => ({ name, own: withClassOf(parts) }));

type Layer = 'recipes' | 'utilities';

const layerOf = (rule: Rule): Layer | undefined => {
  for (let above = rule.parent; above && above.type !== 'root'; above = above.parent as typeof above) {
    const [, layer] = 'params' in above ? (/^(recipes|utilities)(?:\.|$)/u.exec(`${above.params}`) ?? []) : [];
    if (layer !== undefined) return layer as Layer;
  }
  return undefined;
};

/** Returns the sheet of a recipe's selector; undefined means the one that every page loads. */
const sheetOf = (selector: string): string | undefined => sheets.find(({ own }) => own.test(selector))?.name;

interface Sheet {
  /** Undefined for the common sheet. */
  readonly name: string | undefined;
  readonly utilities: ReadonlySet<string>;
}

const isOwn = (selector: string, layer: Layer | undefined, { name, utilities }: Sheet): boolean => {
  if (layer === 'recipes') return sheetOf(selector) === name;
  return layer === 'utilities' ? utilities.has(selector) : name === undefined;
};

/** Keeps only the sheet's own selectors, because Panda merges rules of several recipes with equal declarations. */
const keepOnly = (rule: Rule, sheet: Sheet): void => {
  const { selectors } = rule;
  const layer = layerOf(rule);
  const own = selectors.filter((selector) => isOwn(selector, layer, sheet));
  if (own.length === 0) rule.remove();
  else if (own.length < selectors.length) rule.selectors = own;
};

/** Panda sets variables of filters, gradients and transforms on every element, whether or not a style reads them. */
const removeUnreadVariables = (root: Root): void => {
  const read = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/gu)) read.add(name);
  });
  root.walkRules((rule) => {
    if (!rule.selectors.includes('*')) return;
    rule.walkDecls(/^--/u, (declaration) => {
      if (!read.has(declaration.prop)) declaration.remove();
    });
    if (rule.nodes.length === 0) rule.remove();
  });
};

/** The longhands of shorthands that do not begin with the shorthand's own name. */
const namedApart: Readonly<Record<string, readonly string[]>> = {
  columns: ['column-count', 'column-width'],
  'flex-flow': ['flex-direction', 'flex-wrap'],
  font: ['line-height'],
  'grid-area': ['grid-row', 'grid-column'],
  'place-content': ['align-content', 'justify-content'],
  'place-items': ['align-items', 'justify-items'],
  'place-self': ['align-self', 'justify-self'],
  'white-space': ['text-wrap'],
};

/** Properties that begin with a shorthand's name and that it does not set. */
const apart: readonly RegExp[] = [/^flex-(?:direction|wrap)$/u];

const isPartOf = (longhand: string, shorthand: string): boolean =>
  longhand === shorthand ||
  (longhand.startsWith(`${shorthand}-`) && !apart.some((other) => other.test(longhand))) ||
  (namedApart[shorthand] ?? []).some((named) => isPartOf(longhand, named));

/** Logical sides by the physical ones of text from left to right, which both languages are. */
const logical: Readonly<Record<string, string>> = {
  top: 'block-start',
  bottom: 'block-end',
  left: 'inline-start',
  right: 'inline-end',
};
const allSides = Object.values(logical);
const side = /(?:^|-)(?:(?:block|inline)(?:-(?:start|end))?|top|bottom|left|right)(?=-|$)/u;

interface Sides {
  /** A property without its sides. */
  readonly name: string;
  readonly sides: readonly string[];
}

/** Returns the sides that a property sets: `border-inline-color` sets the border-color of two. */
const sidesOf = (written: string): Sides => {
  const property = written.replace('inline-size', 'width').replace('block-size', 'height');
  const [found] = side.exec(property) ?? [];
  if (found === undefined || property.endsWith('-radius')) return { name: property, sides: allSides };
  const set = found.replace(/^-/u, '');
  const name = property.replace(found, '') || 'inset';
  return { name, sides: allSides.filter((each) => each.startsWith(logical[set] ?? set)) };
};

/** True if one of two properties sets the other, or part of it. */
const overlap = (one: string, other: string): boolean => {
  const [a, b] = [sidesOf(one), sidesOf(other)];
  if (['gap', 'radius'].some((end) => one.endsWith(end) && other.endsWith(end))) return true;
  return (isPartOf(a.name, b.name) || isPartOf(b.name, a.name)) && a.sides.some((each) => b.sides.includes(each));
};

const propertiesOf = (rule: Rule): readonly string[] =>
  rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []));

/** True if a utility names more than its class, such as a state, and so wins over those that do not. */
const isSpecific = ({ selector }: Rule): boolean => !/^\.[\w-]*$/u.test(selector.replaceAll(/\\./gu, ''));

/** True if a utility depends on the window. */
const isInQuery = ({ parent }: Rule): boolean => parent?.type === 'atrule' && parent.name !== 'layer';

/**
 * The utilities of `app.css`: those that the common sheet lacks, those of the app that must follow one of them, and those
 * that must follow a repeated one. The order alone decides between two utilities of an element that are as specific: a
 * longhand follows its shorthand, and what depends on a condition follows what always applies.
 */
const utilitiesOfApp = (root: Root, { common, app }: UsedUtilities): ReadonlySet<string> => {
  const found = new Set<string>();
  const declared = new Set<string>();
  const repeated = { plain: new Set<string>(), specific: new Set<string>() };
  root.walkRules((rule) => {
    if (layerOf(rule) !== 'utilities') return;
    const properties = propertiesOf(rule);
    const isLater = isSpecific(rule) || isInQuery(rule);
    const mustFollow = (earlier: ReadonlySet<string>) =>
      properties.some((property) =>
        [...earlier].some((before) => overlap(property, before) && (isLater || property !== before)),
      );
    const asSpecific = repeated[isSpecific(rule) ? 'specific' : 'plain'];
    const follows = mustFollow(declared);
    const followsRepeated = mustFollow(asSpecific);
    for (const selector of rule.selectors) {
      const isLacking = !common.has(selector);
      if (!(isLacking || followsRepeated || (follows && app.has(selector)))) continue;
      found.add(selector);
      for (const property of properties) (isLacking ? declared : asSpecific).add(property);
    }
  });
  return found;
};

const utilitiesOf = async (
  root: Root,
  sheet: string | undefined,
  findUsed: () => Promise<UsedUtilities>,
): Promise<ReadonlySet<string>> => {
  if (sheet === undefined) return (await findUsed()).common;
  return sheet === 'app.css' ? utilitiesOfApp(root, await findUsed()) : new Set();
};

/** Runs after Panda, which writes every style into each sheet: leaves each with its own. */
export const splitStyles = (findUsed: () => Promise<UsedUtilities>): Plugin => ({
  postcssPlugin: 'split-styles',
  async OnceExit(root) {
    const file = root.source?.input.file ?? '';
    const name = sheets.find((sheet) => file.endsWith(`/${sheet.name}`))?.name;
    const utilities = await utilitiesOf(root, name, findUsed);
    removeUnreadVariables(root);
    root.walkRules((rule) => keepOnly(rule, { name, utilities }));
    if (name === undefined) return;
    root.walkAtRules((rule) => {
      if (rule.name === 'keyframes' || rule.name === 'property' || rule.name === 'font-face') rule.remove();
    });
  },
});
