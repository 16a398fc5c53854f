import { compile } from '@inlang/paraglide-js';
import { paraglideOptions } from '../paraglide.options.ts';

await compile(paraglideOptions);
// A worker of the compiler keeps the process alive for some 25 s after the last file was written.
process.exit(0);
