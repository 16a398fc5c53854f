import type { PasscodeChoice } from '@palmares/domain/sharing';
import type { SharingDeps } from './sharing-command.ts';

export interface LinkPasscode {
  /** Of a passcode of its own. */
  readonly passcodeHash: string | null;
  readonly usesAccountPasscode: boolean;
}

/** What is stored of a chosen passcode. It is slow: await it before the transaction begins. */
export const linkPasscode = async (
  { sharing }: Pick<SharingDeps, 'sharing'>,
  choice: PasscodeChoice,
): Promise<LinkPasscode> => ({
  passcodeHash: choice.kind === 'own' ? await sharing.hashPasscode(choice.code) : null,
  usesAccountPasscode: choice.kind === 'account',
});
