import type { PasscodeChoice } from '@palmares/domain/sharing';
import type { SharingDeps } from './sharing-command.ts';

export interface LinkPasscode {
  /** Hash of the link's own passcode; null if it has none. */
  readonly passcodeHash: string | null;
  readonly usesAccountPasscode: boolean;
}

/** Returns what a link's row stores for a chosen passcode. Slow: await it before the transaction begins. */
export const linkPasscode = async (
  { sharing }: Pick<SharingDeps, 'sharing'>,
  choice: PasscodeChoice,
): Promise<LinkPasscode> => ({
  passcodeHash: choice.kind === 'own' ? await sharing.hashPasscode(choice.code) : null,
  usesAccountPasscode: choice.kind === 'account',
});
