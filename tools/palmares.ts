import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { programOf } from '@palmares/bundle';
import { bundleIfChanged } from './bundle-if-changed.ts';

/** `npm run palmares` */
await bundleIfChanged('cli');
await import(pathToFileURL(programOf(resolve(import.meta.dirname, '../apps/cli'))).href);
