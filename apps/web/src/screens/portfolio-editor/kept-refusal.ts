import type { Refusal } from '@palmares/domain/kernel';
import { refusalCodes } from '@palmares/domain/refusals';
import { refusalWords } from '../../notices/refusal-words.ts';

/** A refusal stored on the device may be older than this page and carry a code that no longer exists. */
export const storedRefusalMessage = (refusal: Refusal): string =>
  refusalWords({ ...refusal, code: refusalCodes.find((code) => code === refusal.code) ?? 'invalid' });
