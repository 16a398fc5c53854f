import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keyWrapping } from './keys/master-keys.ts';
import { sealEvent, unsealEvent } from './sealed-event.ts';

const key = { keyId: randomUUID(), secret: randomBytes(32) };
const event = { type: 'NoteWritten', data: { text: 'Keep your head up' } };
const metadata = { actor: 'somebody' };
const codec = { readMetadata: (read: unknown) => read };
const place = {
  eventId: randomUUID(),
  stream: `notes-${randomUUID()}` as const,
  version: 7,
  type: 'NoteWritten',
  schemaVersion: 1,
};
const sealed = sealEvent(key, place, event, metadata);
const row = {
  event_id: place.eventId,
  stream: place.stream,
  version: place.version,
  type: place.type,
  schema_version: place.schemaVersion,
  ...sealed,
};

describe('an event opens in its own place alone', () => {
  it('an unchanged event opens', () => {
    expect(unsealEvent(codec, key, row).data).toEqual(event.data);
  });

  it.each([
    ['event id', { event_id: randomUUID() }],
    ['stream', { stream: `notes-${randomUUID()}` }],
    ['version', { version: 8 }],
    ['type', { type: 'NoteErased' }],
    ['schema version', { schema_version: 2 }],
    ['column', { data: sealed.metadata, metadata: sealed.data }],
    ['key', {}, { ...key, secret: randomBytes(32) }],
  ])('[E54] with another %s it does not open', (_part, changed, withKey = key) => {
    expect(() => unsealEvent(codec, withKey, { ...row, ...changed })).toThrow('could not verify');
  });

  it('[E54] adjacent parts of the context cannot run into each other', () => {
    const moved = sealEvent(key, { ...place, stream: 's', type: '8\nT' }, event, metadata);
    const read = { ...row, ...moved, stream: 's\n7', version: 8, type: 'T' };
    expect(() => unsealEvent(codec, key, read)).toThrow('could not verify');
  });
});

describe('a wrapped data key opens in its own row alone', () => {
  const masterKey = randomBytes(32);
  const wrapping = keyWrapping({ masterKey });
  const secret = randomBytes(32);
  const [keyId, subjectId] = [randomUUID(), randomUUID()];
  const stored = {
    key_id: keyId,
    subject_id: subjectId,
    wrapped: wrapping.wrap(keyId, subjectId, secret),
    master_key_id: wrapping.masterKeyId,
  };

  it('an unchanged data key unwraps', () => {
    expect(wrapping.unwrap(stored).equals(secret)).toBe(true);
  });

  it.each([
    ['key id', { key_id: randomUUID() }],
    ['subject', { subject_id: randomUUID() }],
    ['key', { wrapped: keyWrapping({ masterKey: randomBytes(32) }).wrap(keyId, subjectId, secret) }],
  ])('[E54] with another %s it does not open', (_part, changed) => {
    expect(() => wrapping.unwrap({ ...stored, ...changed })).toThrow('is not what its master key wrapped');
  });
});
