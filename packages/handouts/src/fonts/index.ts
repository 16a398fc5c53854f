export { type FontName, openFont, type Weight } from './font-files.ts';
export { clustersIn, missingLetters, readable, runsOf } from './readable.ts';
