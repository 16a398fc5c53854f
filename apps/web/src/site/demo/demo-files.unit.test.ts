import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoNames } from '../../i18n/demo-pages.ts';
import { demoFileAddress, demoFiles } from './demo-files.ts';

const sizeOf = (address: string): number => statSync(new URL(`../../../public${address}`, import.meta.url)).size;

describe.each(demoNames)('the files of %s', (name) => {
  const { 'profile-picture': picture, 'academic-documents': documents } = demoFiles[name];
  const at = new Date();

  it('have both parts of the picture in both sizes', () => {
    const { fileId } = picture(at);
    for (const [large, medium] of [
      ['large', 'medium'],
      ['card-large', 'card-medium'],
    ] as const)
      expect(sizeOf(demoFileAddress(fileId, large))).toBeGreaterThan(sizeOf(demoFileAddress(fileId, medium)));
  });

  it('are documents as large as the page says', () => {
    for (const { id, bytes } of documents(at).documents) expect(sizeOf(demoFileAddress(id, 'document'))).toBe(bytes);
  });
});
