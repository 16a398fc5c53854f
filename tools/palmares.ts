import { pathToFileURL } from 'node:url';
import { freshPalmares } from './bundle-if-changed.ts';

/** Runs as `npm run palmares`. */
await import(pathToFileURL(await freshPalmares()).href);
