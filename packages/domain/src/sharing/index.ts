export {
  accountPasscodeForm,
  type ChangeAccountPasscode,
  type ChangeLink,
  type ChangePasscode,
  linkForm,
  type PasscodeChoice,
  type PasscodeKind,
  type PublishPortfolio,
  passcode,
  passcodeForm,
  publishForm,
  type ReplaceLink,
  type RevokeLink,
  type SharingCommand,
  type SharingContext,
  type SwitchLink,
} from './commands.ts';
export {
  isLinkLive,
  type SharedLink,
  type SharingRefusal,
  type SharingState,
  sharingDecider,
} from './decider.ts';
export type { PortfolioPublished, SharingEvent } from './events.ts';
export type { LinkEnd } from './link-end.ts';
