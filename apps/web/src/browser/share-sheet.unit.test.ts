import { afterEach, describe, expect, it, vi } from 'vitest';
import { openShareSheet } from './share-sheet.ts';

afterEach(() => vi.unstubAllGlobals());

const opened = (share: () => Promise<void>) => {
  vi.stubGlobal('navigator', { share });
  return openShareSheet({ url: 'https://palmares.example' });
};

describe('the share sheet', () => {
  it('has opened once the person has shared', async () => expect(await opened(async () => undefined)).toBe(true));

  it.each([
    ['AbortError', true],
    ['InvalidStateError', true],
    ['NotAllowedError', false],
    ['DataError', false],
  ])('that ends with %s has opened: %s', async (name, isOpened) =>
    expect(await opened(() => Promise.reject(new DOMException('', name)))).toBe(isOpened),
  );

  it('that fails with another error has not opened', async () =>
    expect(await opened(() => Promise.reject(new TypeError('share')))).toBe(false));
});
