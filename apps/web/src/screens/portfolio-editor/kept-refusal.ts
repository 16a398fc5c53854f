import type { Refusal } from '@palmares/domain/kernel';
import { refusalCodes } from '@palmares/domain/refusals';
import { refusalWords } from '../../notices/refusal-words.ts';

/** A refusal kept on the device may be older than this page, with a code that is no longer given. */
export const wordsOfKept = (refusal: Refusal): string =>
  refusalWords({ ...refusal, code: refusalCodes.find((code) => code === refusal.code) ?? 'invalid' });
