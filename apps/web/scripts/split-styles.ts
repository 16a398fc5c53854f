import { appParts } from '@palmares/ui/app-parts';
import type { Plugin, Rule } from 'postcss';

const ofAppPart = new RegExp(`\\.(?:${appParts.join('|')})__`, 'u');

const isInRecipes = (rule: Rule): boolean => {
  for (let above = rule.parent; above && above.type !== 'root'; above = above.parent as typeof above)
    if ('params' in above && /^recipes(?:\.|$)/u.test(`${above.params}`)) return true;
  return false;
};

/** Runs after Panda, which writes every style into each sheet: leaves each with its own. */
export const splitStyles = (): Plugin => ({
  postcssPlugin: 'split-styles',
  OnceExit(root) {
    const isApp = root.source?.input.file?.endsWith('/app.css') ?? false;
    root.walkRules((rule) => {
      if ((isInRecipes(rule) && ofAppPart.test(rule.selector)) !== isApp) rule.remove();
    });
    if (!isApp) return;
    root.walkAtRules((rule) => {
      if (rule.name === 'keyframes' || rule.name === 'property' || rule.name === 'font-face') rule.remove();
    });
  },
});
