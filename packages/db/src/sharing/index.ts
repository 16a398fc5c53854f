export { createSharing, type Sharing } from './create-sharing.ts';
export { GRANT_HOURS, type Grant } from './grants.ts';
export { LinkIdTaken, type LiveLink, type NewLink, type OwnLink } from './links.ts';
export type { ListedLink } from './links-of.ts';
export { publishTokenOpener, sealPublishToken } from './sealed-token.ts';
export type { PasscodeRefusal, PasscodeTry } from './try-passcode.ts';
