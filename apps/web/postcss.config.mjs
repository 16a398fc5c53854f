import { fileURLToPath } from 'node:url';
import pandacss from '@pandacss/dev/postcss';
import { splitStyles } from './scripts/split-styles.ts';

const ui = fileURLToPath(new URL('../../packages/ui', import.meta.url));

export default { plugins: [pandacss({ configPath: `${ui}/panda.config.ts`, cwd: ui }), splitStyles()] };
