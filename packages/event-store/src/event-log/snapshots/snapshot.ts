import type { StreamId } from '../../stream.ts';
import { seal, unseal } from '../keys/cipher.ts';
import type { DataKey } from '../keys/keyring.ts';
import type { Folding } from '../types.ts';

/** Identifies the state that a snapshot holds. */
export interface SnapshotIdentity {
  readonly stream: StreamId;
  /** The last event that the state includes. */
  readonly version: number;
  /** Id of that event: after a restore, another history of the same stream has another one. */
  readonly eventId: string;
  readonly folding: Pick<Folding, 'name' | 'version'>;
}

/** Binds the state to its identity: a row that was moved or relabelled does not open. */
const contextOf = ({ stream, version, eventId, folding }: SnapshotIdentity): string =>
  `snapshot\n${stream}\n${version}\n${eventId}\n${folding.name}\n${folding.version}`;

export const sealState = (key: DataKey, place: SnapshotIdentity, state: unknown): Buffer =>
  seal(key.secret, Buffer.from(JSON.stringify(state)), contextOf(place));

/** Opens a snapshot's state. Throws if the key, the bytes or the identity differ from those it was sealed with. */
export const openState = (key: DataKey, place: SnapshotIdentity, sealed: Uint8Array): unknown =>
  JSON.parse(unseal(key.secret, sealed, contextOf(place)).toString());
