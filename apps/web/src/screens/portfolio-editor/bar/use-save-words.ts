import type { SaveState } from '../../../drafts/save-state.ts';
import { useAnotherAccount } from '../../../notices/use-another-account.ts';
import { anotherAccountWords, type SaveWords, saveWords } from './save-words.ts';

export const useSaveWords = (save: SaveState): SaveWords => {
  const isAnother = useAnotherAccount();
  return save === 'signed_out' && isAnother ? anotherAccountWords : saveWords[save];
};
