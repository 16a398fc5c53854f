import { commonPasswords } from '@palmares/db/accounts';
import { type PasswordOwner, passwordWeakness } from '@palmares/domain/account';
import { accepted, type FieldCode, type Outcome, type Refusal, refused } from '@palmares/domain/kernel';

/** Refuses a new password that is common, a pattern, or built from its owner's name or email address. */
export const refuseGuessable = async (
  password: string,
  owner: PasswordOwner,
): Promise<Outcome<void, Refusal<FieldCode>>> => {
  const weakness = passwordWeakness(password, owner, await commonPasswords());
  return weakness ? refused(weakness, { field: 'password' }) : accepted(undefined);
};
