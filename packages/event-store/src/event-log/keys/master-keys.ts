import { createHmac } from 'node:crypto';
import { seal, unseal } from './cipher.ts';

export const KEY_BYTES = 32;

export interface MasterKeys {
  /** Wraps every new data key. 32 bytes. */
  readonly masterKey: Buffer;
  /** Only unwraps, while keys are rotated from one master key to another. 32 bytes. */
  readonly oldMasterKey?: Buffer | undefined;
}

/** The columns of a data key's row that unwrapping needs. */
export interface WrappedKey {
  readonly key_id: string;
  readonly subject_id: string;
  readonly wrapped: Buffer;
  readonly master_key_id: string;
}

/** Thrown if this process lacks the master key that wrapped a data key. */
class MasterKeyMissing extends Error {
  constructor(keyId: string, masterKeyId: string) {
    super(`Data key ${keyId} is wrapped by the master key ${masterKeyId}, which this process does not have`);
    this.name = 'MasterKeyMissing';
  }
}

/** Thrown if the bytes of a wrapped data key, or the row around them, were changed. */
class DataKeyDamaged extends Error {
  constructor(keyId: string, options: ErrorOptions) {
    super(`Data key ${keyId} is not what its master key wrapped`, options);
    this.name = 'DataKeyDamaged';
  }
}

/** Returns an id that reveals nothing about the master key; rotation uses it to find the rows that a key wrapped. */
export const masterKeyId = (masterKey: Uint8Array): string =>
  createHmac('sha256', masterKey).update('palmares master key id').digest('hex').slice(0, 16);

const contextOf = (keyId: string, subjectId: string): string => `data key ${keyId} of ${subjectId}`;

export interface KeyWrapping {
  /** The id of the master key that wraps new data keys. */
  readonly masterKeyId: string;
  wrap(keyId: string, subjectId: string, secret: Uint8Array): Buffer;
  /** Throws {@link MasterKeyMissing} or {@link DataKeyDamaged}. */
  unwrap(key: WrappedKey): Buffer;
}

export const keyWrapping = ({ masterKey, oldMasterKey }: MasterKeys): KeyWrapping => {
  const given = oldMasterKey ? [masterKey, oldMasterKey] : [masterKey];
  const byId = new Map(given.map((key) => [masterKeyId(key), key]));
  return {
    masterKeyId: masterKeyId(masterKey),
    wrap: (keyId, subjectId, secret) => seal(masterKey, secret, contextOf(keyId, subjectId)),
    unwrap({ key_id, subject_id, wrapped, master_key_id }) {
      const key = byId.get(master_key_id);
      if (!key) throw new MasterKeyMissing(key_id, master_key_id);
      try {
        return unseal(key, wrapped, contextOf(key_id, subject_id));
      } catch (cause) {
        throw new DataKeyDamaged(key_id, { cause });
      }
    },
  };
};
