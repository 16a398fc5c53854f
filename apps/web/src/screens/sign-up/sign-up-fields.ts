import type { SignUpDraft } from './sign-up-draft.ts';
import type { SignUpErrors } from './use-sign-up.ts';

/** What the fields of each step need. */
export interface SignUpFieldsProps {
  readonly draft: SignUpDraft;
  readonly onChange: (part: Partial<SignUpDraft>) => void;
  readonly errors: SignUpErrors;
}
