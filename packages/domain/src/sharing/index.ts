export {
  type ChangePasscode,
  type PublishPortfolio,
  passcode,
  publishForm,
  type RevokeLink,
  type SharingCommand,
  type SharingContext,
} from './commands.ts';
export {
  isLinkLive,
  type SharedLink,
  type SharingRefusal,
  type SharingState,
  sharingDecider,
} from './decider.ts';
export type { PortfolioPublished, SharingEvent } from './events.ts';
