import { describe, expect, it } from 'vitest';
import { encryptedInPart, encryptedWith, handmadePdf, samplePdf } from '../testing/index.ts';
import { isEncryptionAmbiguous } from './ambiguous-encryption.ts';
import { findObjects } from './find-objects.ts';
import { openPdf } from './open-pdf.ts';

const judged = async (source: Buffer) => {
  const opened = await openPdf(source);
  if (opened === 'encrypted') return 'encrypted';
  return isEncryptionAmbiguous(findObjects(source, opened.cipher), opened.cipher !== undefined) ? 'ambiguous' : 'clear';
};

const description = '<< /Filter /Standard /V 1 /R 2 /O <00> /U <00> /P -4 >>';

/** An encrypted PDF with this text before its table. */
const withText = async (text: string): Promise<Buffer> => {
  const whole = (await encryptedWith('rc4-128-link')).toString('latin1');
  return Buffer.from(whole.replace('xref\n', `${text}xref\n`), 'latin1');
};

describe('the encryption of a PDF', () => {
  it.each(['rc4-40', 'rc4-128', 'aes-128', 'aes-256', 'aes-256-script', 'rc4-128-link'] as const)(
    'is clear where one trailer names it: %s',
    async (name) => {
      expect(await judged(await encryptedWith(name))).toBe('clear');
    },
  );

  it('is clear where there is none', async () => {
    expect(await judged(await samplePdf())).toBe('clear');
    expect(await judged(await samplePdf({ packed: false }))).toBe('clear');
    expect(await judged(handmadePdf([`5 0 obj\n${description}\nendobj`]))).toBe('clear');
  });

  it.each([
    ['in a stream', 'first'],
    ['in a stream', 'last'],
    ['nowhere', 'first'],
    ['nowhere', 'last'],
  ] as const)('is ambiguous if one trailer of two names it, hidden %s and found %s', async (hidden, found) => {
    expect(await judged(await encryptedInPart(hidden, found))).toBe('ambiguous');
  });

  it.each([
    ['is described once more', `%7 0 obj ${description}\n`],
    ['is another one for a hidden trailer', '%trailer << /Encrypt 9 0 R >>\n'],
    ['is another one for a hidden stream of references', '%9 0 obj << /Type /XRef /Root 1 0 R /Encrypt 9 0 R >>\n'],
  ])('is ambiguous if it %s', async (_, text) => {
    expect(await judged(await withText(text))).toBe('ambiguous');
  });

  it.each([
    ['a part', '/CF 3 0 R'],
    ['a part of a part', '/CF << /StdCF << /CFM 3 0 R >> >>'],
    ['a part of a list', '/CF [3 0 R]'],
  ])('is ambiguous if it leaves %s to another object, which may have a second version', async (_, entry) => {
    const whole = (await encryptedWith('rc4-128-link')).toString('latin1').replace('/V 2', `/V 2 ${entry}`);
    expect(await judged(Buffer.from(whole, 'latin1'))).toBe('ambiguous');
    const encryption = /7 0 obj\n(.*)\nendobj/.exec(whole)?.[1] ?? '';
    const inTrailer = whole.replace('/Encrypt 7 0 R', `/Encrypt ${encryption}`);
    expect(await judged(Buffer.from(inTrailer, 'latin1'))).toBe('ambiguous');
  });

  it('is ambiguous if its filters are described by two objects of one number', async () => {
    const whole = (await encryptedWith('aes-128')).toString('latin1');
    const filters = /<< \/StdCF <<.*?>> >>/.exec(whole)?.[0] ?? '';
    const objects = `90 0 obj\n${filters}\nendobj\n%90 0 obj << /StdCF << /CFM /None >> >>\n`;
    const twice = whole.replace(filters, '90 0 R').replace('1 0 obj', `${objects}1 0 obj`);
    expect(await judged(Buffer.from(twice, 'latin1'))).toBe('ambiguous');
  });

  it('is not even asked for where an object has no number that can be told', async () => {
    await expect(judged(await withText(`%+7 +0 obj ${description}\n`))).rejects.toThrow('cannot be told');
  });

  it('is clear beside an earlier description, which programs that encrypt a file again leave in it', async () => {
    expect(await judged(await withText(`8 0 obj\n${description}\nendobj\n`))).toBe('clear');
  });

  it('is clear if the same object describes it twice in the same words', async () => {
    const again = /7 0 obj\n.*\nendobj\n/.exec((await encryptedWith('rc4-128-link')).toString('latin1'))?.[0] ?? '';
    expect(await judged(await withText(again))).toBe('clear');
  });
});
