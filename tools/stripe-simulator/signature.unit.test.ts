import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { signatureHeader } from './signature.ts';

it('a signature covers the time and the exact text under the secret', () => {
  const digest = createHmac('sha256', 'whsec_x').update('1700000000.{"a":"é"}').digest('hex');
  expect(signatureHeader('{"a":"é"}', 'whsec_x', 1_700_000_000)).toBe(`t=1700000000,v1=${digest}`);
});
