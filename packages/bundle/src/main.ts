import { bundle } from './bundle.ts';

/** `node ../../packages/bundle/src/main.ts`, in the folder of an app. */
await bundle(process.cwd());
