import { deflateSync } from 'node:zlib';
import { PDFDict, PDFName } from '@cantoo/pdf-lib';
import { DOCUMENT_PAGES } from '@palmares/domain/files';
import { describe, expect, it } from 'vitest';
import {
  activePdfs,
  encryptedInPart,
  encryptedPdf,
  encryptedWith,
  handmadePdf,
  hiddenScript,
  pdfWithStream,
  samplePdf,
  samplePhoto,
  unpackingBomb,
} from '../testing/index.ts';
import { checkPdf } from './index.ts';

const refusal = async (source: Uint8Array | Promise<Uint8Array>): Promise<string> => {
  const checked = await checkPdf(await source);
  return checked.ok ? `accepted with ${checked.pages} pages` : checked.code;
};

describe('a PDF', () => {
  it.each([1, 2, DOCUMENT_PAGES])('of %d pages is accepted', async (pages) => {
    expect(await checkPdf(await samplePdf({ pages }))).toEqual({ ok: true, pages });
    expect(await checkPdf(await samplePdf({ pages, packed: false }))).toEqual({ ok: true, pages });
  });

  it('may have been written by hand, with text before it', async () => {
    expect(await checkPdf(Buffer.concat([Buffer.from('\n\n'), handmadePdf([])]))).toEqual({ ok: true, pages: 1 });
  });

  it('of one page more is too long, whatever it says', async () => {
    expect(await refusal(samplePdf({ pages: DOCUMENT_PAGES + 1 }))).toBe('file_pdf_pages');
    const lying = samplePdf({
      pages: DOCUMENT_PAGES + 1,
      change: (pdf) => pdf.catalog.lookup(PDFName.of('Pages'), PDFDict).set(PDFName.of('Count'), pdf.context.obj(1)),
    });
    expect(await refusal(lying)).toBe('file_pdf_pages');
  });

  it.each(['rc4-40', 'rc4-128', 'aes-128', 'aes-256'] as const)(
    'may be encrypted with %s, if it asks for no password',
    async (name) => {
      expect(await checkPdf(await encryptedWith(name))).toEqual({ ok: true, pages: 1 });
    },
  );

  it.each(['aes-256-script', 'rc4-128-link'] as const)(
    'is judged decrypted, if it asks for no password: %s',
    async (name) => {
      expect(await refusal(encryptedWith(name))).toBe('file_pdf_active');
    },
  );

  it.each(['4 0%\nobj', '4 %9\n0 obj', '4 0 %9 0\nobj', '4 000000 obj', '4 0 obj%\nobj\n'])(
    'is refused if an encrypted object has its number written as %j',
    async (head) => {
      const whole = (await encryptedWith('rc4-128-link')).toString('latin1');
      expect(await refusal(Buffer.from(whole.replace('4 0 obj\n', head), 'latin1'))).not.toMatch('accepted');
    },
  );

  it('is judged with a trailer that is not decrypted, even if two numbers stand before it', async () => {
    const whole = (await encryptedWith('rc4-40')).toString('latin1');
    const active = whole.replace('trailer <<', '4 0 trailer << /A << /S /URI /URI (javascript:1) >>');
    expect(await refusal(Buffer.from(active, 'latin1'))).toBe('file_pdf_active');
  });

  it('is refused if only its password opens it, or nothing', async () => {
    expect(await refusal(encryptedWith('aes-256-password'))).toBe('file_pdf_encrypted');
    expect(await refusal(encryptedPdf())).toBe('file_pdf_encrypted');
    const dangling = handmadePdf([]).toString('latin1').replace('/Root', '/Encrypt 19 0 R /Root');
    expect(await refusal(Buffer.from(dangling, 'latin1'))).toBe('file_pdf_encrypted');
  });

  it.each([
    ['in a stream', 'first'],
    ['in a stream', 'last'],
    ['nowhere', 'first'],
    ['nowhere', 'last'],
  ] as const)(
    'is refused if one trailer of two says that it is encrypted, hidden %s and found %s',
    async (hidden, found) => {
      expect(await refusal(encryptedInPart(hidden, found))).toBe('file_broken');
    },
  );

  it('is refused if its encryption is described in two ways', async () => {
    const description = '<< /Filter /Standard /V 1 /R 2 /O <00> /U <00> /P -4 >>';
    const whole = (await encryptedWith('rc4-128-link')).toString('latin1');
    const twice = whole.replace('xref\n', `%7 0 obj ${description}\nxref\n`);
    expect(await refusal(Buffer.from(twice, 'latin1'))).toBe('file_broken');
  });
});

describe('refused as active', () => {
  it('a document that a library wrote, packed and not', async () => {
    const change = activePdfs['JavaScript that runs on opening'];
    expect(await refusal(samplePdf({ change }))).toBe('file_pdf_active');
    expect(await refusal(samplePdf({ change, packed: false }))).toBe('file_pdf_active');
  });

  it('a script to which only the table leads', async () => {
    expect(await refusal(hiddenScript('in a comment', 'a table'))).toBe('file_pdf_active');
  });
});

describe('refused as broken', () => {
  it('a stream of objects that does not say what it is', async () => {
    const packed = deflateSync(Buffer.from('5 0 << >>'));
    expect(await refusal(pdfWithStream('/N 1 /First 4 /Filter /FlateDecode', packed))).toBe('file_broken');
  });

  it('half a file, and a file of no pages', async () => {
    const pdf = await samplePdf({ pages: 3 });
    expect(await refusal(pdf.subarray(0, pdf.length / 2))).toBe('file_broken');
    expect(await refusal(Buffer.from('%PDF-1.7\nnothing else'))).toBe('file_broken');
    expect(await refusal(Buffer.from(handmadePdf([]).toString().replace('[3 0 R]', '[]')))).toBe('file_broken');
  });

  it('pages that contain themselves', async () => {
    const endless = handmadePdf([]).toString().replace('[3 0 R]', '[2 0 R 2 0 R]');
    expect(await refusal(Buffer.from(endless))).toBe('file_broken');
  });

  it('a bomb that unpacks to more than the process may have', async () => {
    expect(await refusal(unpackingBomb())).toBe('file_broken');
  });
});

it('what is no PDF is told apart from a broken one', async () => {
  const jpeg = await samplePhoto();
  expect(await refusal(new Uint8Array())).toBe('file_empty');
  expect(await refusal(jpeg)).toBe('file_type');
  expect(await refusal(Buffer.concat([jpeg.subarray(0, 100), await samplePdf()]))).toBe('file_type');
  expect(await refusal(Buffer.concat([Buffer.from('<html>'), await samplePdf()]))).toBe('file_type');
});
