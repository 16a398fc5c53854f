import type { FieldError } from '@palmares/domain/kernel';
import type { SaveState } from '../../../drafts/save-state.ts';
import { useAnotherAccount } from '../../../notices/use-another-account.ts';
import { anotherAccountWords, type SaveWords, saveWords, wordsToFix } from './save-words.ts';

/** `problem` is the error to fix on this page. */
export const useSaveWords = (save: SaveState, problem: FieldError | null): SaveWords => {
  const isAnother = useAnotherAccount();
  if (save === 'signed_out' && isAnother) return anotherAccountWords;
  return problem ? wordsToFix(problem) : saveWords[save];
};
