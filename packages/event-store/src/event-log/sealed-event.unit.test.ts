import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keyWrapping } from './keys/master-keys.ts';
import type { OpenPartKeys } from './keys/part-keys.ts';
import { sealEvent, unsealEvent } from './sealed-event.ts';

const until = Number.POSITIVE_INFINITY;
const key = { keyId: randomUUID(), secret: randomBytes(32), until };
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

describe('a part of an event', () => {
  const purpose = 'author:7';
  const author = { name: 'Joan Whitfield' };
  const part = { field: 'author', purposeOf: () => purpose, forgotten: (of: string) => ({ of }) };
  const parted = { ...codec, parts: new Map([['NoteWritten', part]]) };
  const partKey = { keyId: randomUUID(), secret: randomBytes(32), purpose, isNew: true };
  const note = { type: 'NoteWritten', data: { text: 'Keep your head up', author } };
  const stored = { ...row, ...sealEvent(key, place, note, metadata, { part, key: partKey }) };
  const withKey = (secret: Buffer | null): OpenPartKeys => new Map([[partKey.keyId, secret && { secret, until }]]);

  it('[E56] opens with its own key, in the place that it had', () =>
    expect(unsealEvent(parted, key, stored, withKey(partKey.secret)).data).toEqual(note.data));

  it('[E56] is not in what the subject’s key opens', () => {
    const { data } = unsealEvent(codec, key, stored);
    expect(data).toMatchObject({ text: 'Keep your head up', author: { purpose, keyId: partKey.keyId } });
    expect(JSON.stringify(data)).not.toContain('Joan');
  });

  it('[E56] whose key is destroyed reads as the codec says, and the rest as it was', () =>
    expect(unsealEvent(parted, key, stored, withKey(null)).data).toEqual({
      text: 'Keep your head up',
      author: { of: purpose },
    }));

  it('[E56] whose key was not read, or is another, does not pass for forgotten', () => {
    expect(() => unsealEvent(parted, key, stored)).toThrow('was not read');
    expect(() => unsealEvent(parted, key, stored, withKey(randomBytes(32)))).toThrow('could not verify');
  });

  it('[E54] does not open in another event', () => {
    const { data } = unsealEvent(codec, key, stored);
    const elsewhere = { ...place, version: 8 };
    const moved = { ...row, version: 8, ...sealEvent(key, elsewhere, { type: 'NoteWritten', data }, metadata) };
    expect(() => unsealEvent(parted, key, moved, withKey(partKey.secret))).toThrow('could not verify');
  });

  it('[E56] is read as stored in an event from before its type had one', () =>
    expect(unsealEvent(parted, key, row).data).toEqual(event.data));
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
