export { createSharing, type Sharing } from './create-sharing.ts';
export type { Grant } from './grants.ts';
export { createLink, LinkIdTaken, newPublishToken } from './links.ts';
export { linksOf } from './links-of.ts';
export { findOpenLink, type OpenLink, type ReplacedLink } from './open-link.ts';
export { hashPasscode } from './passcode.ts';
export { publishTokenOpener, sealPublishToken } from './sealed-token.ts';
export { openSharedAddress, type SharedAddress, type SharedKind, signSharedAddress } from './shared-address.ts';
export { isSharedForm, type SharedForm, signSharedForm } from './shared-form.ts';
