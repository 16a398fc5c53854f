import { pathToFileURL } from 'node:url';
import { freshPalmares } from './bundle-if-changed.ts';

/** `npm run palmares` */
await import(pathToFileURL(await freshPalmares()).href);
