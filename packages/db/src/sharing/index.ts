export { createSharing, type Sharing } from './create-sharing.ts';
export type { Grant } from './grants.ts';
export { LinkIdTaken, type LiveLink } from './links.ts';
export { publishTokenOpener } from './sealed-token.ts';
