import type { FieldError } from '@palmares/domain/kernel';
import type { StatusDotProps } from '@palmares/ui';
import type { SaveState } from '../../../drafts/save-state.ts';
import { fieldErrorWords } from '../../../notices/refusal-words.ts';
import { m } from '../../../paraglide/messages.js';

export interface SaveWords {
  /** Fits on one line that stays in view. */
  readonly short: () => string;
  /** The long form: what happened, what was kept and what to do. */
  readonly whole: () => string;
}

export const saveWords: Readonly<Record<SaveState, SaveWords>> = {
  saving: { short: m.save_saving, whole: m.save_saving },
  on_device: { short: m.save_on_device, whole: m.save_on_device },
  saved: { short: m.save_saved, whole: m.save_saved },
  offline: { short: m.save_short_offline, whole: m.save_offline },
  timed_out: { short: m.save_short_timed_out, whole: m.save_timed_out },
  signed_out: { short: m.save_short_signed_out, whole: m.save_signed_out },
  new_terms: { short: m.save_short_new_terms, whole: m.save_new_terms },
  failing: { short: m.save_short_failing, whole: m.save_failing },
  refused: { short: m.save_short_refused, whole: m.save_refused },
  incomplete: { short: m.save_short_incomplete, whole: m.save_incomplete },
  to_fix: { short: m.save_short_to_fix, whole: m.save_incomplete },
  conflict: { short: m.save_short_conflict, whole: m.save_conflict },
  not_stored: { short: m.save_short_not_stored, whole: m.save_not_stored },
  memory_only: { short: m.save_short_memory_only, whole: m.save_memory_only },
};

/** For `signed_out`, where another account has logged in. */
export const anotherAccountWords: SaveWords = { short: m.save_short_another_account, whole: m.save_another_account };

/** For `to_fix`, where the problem is on this page. */
export const wordsToFix = (problem: FieldError): SaveWords => ({
  short: m.save_short_to_fix,
  whole: () => m.save_to_fix({ problem: fieldErrorWords(problem) }),
});

export const saveTone: Readonly<Record<SaveState, NonNullable<StatusDotProps['tone']>>> = {
  saving: 'busy',
  on_device: 'busy',
  saved: 'success',
  offline: 'warning',
  timed_out: 'warning',
  signed_out: 'warning',
  new_terms: 'warning',
  failing: 'warning',
  refused: 'danger',
  incomplete: 'neutral',
  to_fix: 'warning',
  conflict: 'warning',
  not_stored: 'danger',
  memory_only: 'danger',
};
