import { appFiles } from '@palmares/ui/app-parts';
import { loadConfigAndCreateContext } from '@pandacss/node';
import postcss from 'postcss';

interface Files {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/** Selectors of utilities by who uses them; the components count for both. */
export interface UsedUtilities {
  /** Used by files other than those that only the app's own pages load. */
  readonly common: ReadonlySet<string>;
  /** Used by the latter. */
  readonly app: ReadonlySet<string>;
}

const ofApp = appFiles.map((files) => `../../apps/web/src/${files}`);

/** Returns the selectors of all that Panda writes for a part of the files. */
const selectorsOf = async (ui: string, narrow: (files: Files) => Partial<Files>): Promise<ReadonlySet<string>> => {
  const panda = await loadConfigAndCreateContext({ configPath: `${ui}/panda.config.ts`, cwd: ui });
  const { include = [], exclude = [] } = panda.config;
  Object.assign(panda.config, narrow({ include, exclude }));
  for (const file of panda.getFiles()) panda.parseFile(file);
  const sheet = panda.createSheet();
  panda.appendBaselineCss(sheet);
  const selectors = new Set<string>();
  postcss.parse(panda.getCss(sheet)).walkRules((rule) => {
    for (const selector of rule.selectors) selectors.add(selector);
  });
  return selectors;
};

/** `ui` is the folder of the components, with Panda's configuration. */
export const usedUtilities = async (ui: string): Promise<UsedUtilities> => ({
  common: await selectorsOf(ui, ({ exclude }) => ({ exclude: [...exclude, ...ofApp] })),
  app: await selectorsOf(ui, () => ({ include: ['./src/**/*.{ts,tsx}', ...ofApp] })),
});
