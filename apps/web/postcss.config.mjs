import { fileURLToPath } from 'node:url';
import pandacss from '@pandacss/dev/postcss';
import { splitStyles } from './scripts/split-styles.ts';
import { usedUtilities } from './scripts/used-utilities.ts';

const ui = fileURLToPath(new URL('../../packages/ui', import.meta.url));

/** A build reads the files once; in development they change. */
let built;
const findUsed = () => {
  if (process.env.NODE_ENV !== 'production') return usedUtilities(ui);
  built ??= usedUtilities(ui);
  return built;
};

export default {
  plugins: [pandacss({ configPath: `${ui}/panda.config.ts`, cwd: ui }), splitStyles(findUsed)],
};
