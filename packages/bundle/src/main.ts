import { bundle } from './bundle.ts';

/** Usage: `node ../../packages/bundle/src/main.ts`, in the folder of a workspace. */
await bundle(process.cwd());
