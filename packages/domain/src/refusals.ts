import { admissionCodes } from './account/age.ts';
import { exportCodes } from './data-export/rules.ts';
import { identityCodes } from './identity/decider.ts';
import { fieldCodes } from './kernel/field-errors.ts';
import { planCodes } from './plan/decider.ts';
import { portfolioCodes } from './portfolio/decider.ts';
import { sectionCodes } from './sections/section.ts';
import { sharingCodes } from './sharing/decider.ts';
import { channelCodes } from './videos/channel.ts';

/** Every refusal code of the domain, so that the browser can have words for each. */
export const refusalCodes = [
  ...fieldCodes,
  ...admissionCodes,
  ...sectionCodes,
  ...portfolioCodes,
  ...identityCodes,
  ...planCodes,
  ...sharingCodes,
  ...channelCodes,
  ...exportCodes,
] as const;
