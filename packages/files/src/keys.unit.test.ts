import { expect, it } from 'vitest';
import { athletePrefix, everyFile, fileKey, filePrefix, fileSizes, parseFileKey } from './index.ts';
import { checkOwnedPrefix, checkPrefix } from './keys.ts';

const athleteId = '0198c0de-0000-7000-8000-0000000000a1';
const fileId = '0198c0de-0000-7000-8000-0000000000f1';

it.each(fileSizes)('the key of a %s leads to its file and back', (size) => {
  const key = fileKey({ athleteId, fileId, size });
  expect(key).toBe(`athletes/${athleteId}/${fileId}/${size}`);
  expect(parseFileKey(key)).toEqual({ athleteId, fileId, size });
  expect(key.startsWith(filePrefix({ athleteId, fileId }))).toBe(true);
  expect(key.startsWith(athletePrefix(athleteId))).toBe(true);
});

it('an id in capitals names the same file', () => {
  expect(fileKey({ athleteId: athleteId.toUpperCase(), fileId, size: 'small' })).toBe(
    fileKey({ athleteId, fileId, size: 'small' }),
  );
});

it.each(['', '..', '../../etc', 'Marie Tremblay', `${athleteId}/..`, `${athleteId}\n`])('%j makes no key', (id) => {
  expect(() => fileKey({ athleteId: id, fileId, size: 'master' })).toThrow();
  expect(() => fileKey({ athleteId, fileId: id, size: 'master' })).toThrow();
  expect(() => filePrefix({ athleteId, fileId: id })).toThrow();
  expect(() => athletePrefix(id)).toThrow();
});

it.each([
  `athletes/${athleteId}/${fileId}`,
  `athletes/${athleteId}/${fileId}/other`,
  `athletes/${athleteId}/${fileId}/master/`,
  `athletes/${athleteId}/../master`,
  `/athletes/${athleteId}/${fileId}/master`,
  `athletes/${athleteId.toUpperCase()}/${fileId}/master`,
])('%s is no key', (key) => {
  expect(parseFileKey(key)).toBeUndefined();
});

it('what belongs to everybody can be listed and not removed', () => {
  expect(() => checkPrefix(everyFile)).not.toThrow();
  for (const prefix of ['athletes//', 'athletes/../', `athletes/${athleteId}/${fileId}/master/`] as const)
    expect(() => checkOwnedPrefix(prefix)).toThrow();
  expect(() => checkOwnedPrefix(athletePrefix(athleteId))).not.toThrow();
});
