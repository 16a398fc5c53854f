import type { SignUpDraft } from '../../api/sign-up/sign-up-draft.ts';
import type { SignUpErrors } from './use-sign-up.ts';

/** Props of each step's fields. */
export interface SignUpFieldsProps {
  readonly draft: SignUpDraft;
  readonly onChange: (part: Partial<SignUpDraft>) => void;
  readonly errors: SignUpErrors;
}
