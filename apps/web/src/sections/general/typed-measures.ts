import { type GeneralDraft, type Height, wholeNumberIn } from '@palmares/domain/sections';

/** The height in a draft; null until both parts are numbers. */
export const heightIn = (draft: GeneralDraft['height']): Height | null => {
  const feet = wholeNumberIn(draft?.feet);
  const inches = wholeNumberIn(draft?.inches);
  return feet === null || inches === null ? null : { feet, inches };
};
