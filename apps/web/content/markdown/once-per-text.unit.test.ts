import { expect, it, vi } from 'vitest';
import { oncePerText } from './once-per-text.ts';

it('a text is read once in each language, and again after a failure', () => {
  const read = vi.fn((name: string, language: string) => `${name} in ${language}`);
  read.mockImplementationOnce(() => {
    throw new Error('not yet');
  });
  const textOf = oncePerText(read);
  expect(() => textOf('terms', 'en')).toThrow('not yet');
  for (const language of ['en', 'en', 'fr-ca', 'fr-ca']) expect(textOf('terms', language)).toBe(`terms in ${language}`);
  expect(read).toHaveBeenCalledTimes(3);
});
