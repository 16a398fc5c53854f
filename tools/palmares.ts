import { pathToFileURL } from 'node:url';
import { bundleIfChanged } from './bundle-if-changed.ts';

/** `npm run palmares` */
await import(pathToFileURL(await bundleIfChanged('apps/cli')).href);
