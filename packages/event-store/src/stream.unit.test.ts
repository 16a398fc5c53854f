import { expect, it } from 'vitest';
import { isUnknownEvent } from './codec.ts';
import { kindOf, SHARDS, type StreamId, shardOf, streamIdIn, streamOf, subjectOf } from './stream.ts';

const subjectId = '019a0000-0000-7000-8000-00000000000a';

it('a stream carries its kind and its subject', () => {
  const stream = streamOf('account', subjectId);
  expect(stream).toBe(`account-${subjectId}`);
  expect([kindOf(stream), subjectOf(stream)]).toEqual(['account', subjectId]);
});

it('a text without a kind or a subject still has a kind, so that readers can skip it', () => {
  expect(['', 'account', `-${subjectId}`].map((text) => kindOf(text as StreamId))).toEqual(['', 'account', '']);
});

it('a stored text is a stream id if it has a kind and a subject', () => {
  expect(streamIdIn(`account-${subjectId}`)).toBe(`account-${subjectId}`);
  for (const text of ['', 'account', `-${subjectId}`, 'account-nobody-x'])
    expect(() => streamIdIn(text)).toThrow(/Not a (stream|subject) id/);
});

it('the last two digits of a subject name its shard', () => {
  expect(shardOf(subjectId)).toBe(10);
  expect(shardOf(subjectId.replace(/0a$/, 'ff'))).toBe(SHARDS - 1);
  expect(() => shardOf('nobody-x')).toThrow('Not a subject id');
});

it('an unknown event is recognized by its name, type and schema version', () => {
  const unknown = Object.assign(new Error('Unknown'), { name: 'UnknownEvent', type: 'Paid', schemaVersion: 2 });
  expect(isUnknownEvent(unknown)).toBe(true);
  for (const other of [new Error('UnknownEvent'), { name: 'UnknownEvent', type: 'Paid', schemaVersion: 2 }, undefined])
    expect(isUnknownEvent(other)).toBe(false);
});
