import { appParts, readingParts } from '@palmares/ui/app-parts';
import type { Plugin, Root, Rule } from 'postcss';

const partsOf: Readonly<Record<string, readonly string[]>> = { 'app.css': appParts, 'reading.css': readingParts };

/** A recipe's class, alone or with the name of a slot or of a variant. */
const withClassOf = (parts: readonly string[]): RegExp =>
  new RegExp(`\\.(?:${parts.join('|')})(?:__|--|(?![\\w-]))`, 'u');

const sheets = Object.entries(partsOf).map(([name, parts]) => ({ name, own: withClassOf(parts) }));

const isInRecipes = (rule: Rule): boolean => {
  for (let above = rule.parent; above && above.type !== 'root'; above = above.parent as typeof above)
    if ('params' in above && /^recipes(?:\.|$)/u.test(`${above.params}`)) return true;
  return false;
};

/** Returns the sheet of a recipe's selector; undefined means the one that every page loads. */
const sheetOf = (selector: string): string | undefined => sheets.find(({ own }) => own.test(selector))?.name;

/** Keeps only the sheet's own selectors, because Panda merges rules of several recipes with equal declarations. */
const keepOnly = (rule: Rule, sheet: string | undefined): void => {
  const { selectors } = rule;
  const isRecipe = isInRecipes(rule);
  const own = selectors.filter((selector) => (isRecipe ? sheetOf(selector) : undefined) === sheet);
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

/** Runs after Panda, which writes every style into each sheet: leaves each with its own. */
export const splitStyles = (): Plugin => ({
  postcssPlugin: 'split-styles',
  OnceExit(root) {
    const file = root.source?.input.file ?? '';
    const here = sheets.find(({ name }) => file.endsWith(`/${name}`))?.name;
    removeUnreadVariables(root);
    root.walkRules((rule) => keepOnly(rule, here));
    if (here === undefined) return;
    root.walkAtRules((rule) => {
      if (rule.name === 'keyframes' || rule.name === 'property' || rule.name === 'font-face') rule.remove();
    });
  },
});
