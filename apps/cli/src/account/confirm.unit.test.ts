import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { typesBack } from './confirm.ts';

const typing = async (text: string, end = false) => {
  const input = new PassThrough();
  const asked = typesBack('Type Maya@example.com: ', 'Maya@example.com', { input, output: new PassThrough() });
  input.write(text);
  if (end) input.end();
  return asked;
};

it('typing the word back confirms, in any case', async () => {
  expect(await typing('maya@EXAMPLE.com \n')).toBe(true);
});

it('another word, nothing or the end of the input does not confirm', async () => {
  expect(await typing('yes\n')).toBe(false);
  expect(await typing('\n')).toBe(false);
  expect(await typing('', true)).toBe(false);
});
