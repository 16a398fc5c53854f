import { describe, expect, it } from 'vitest';
import { activePdfs, handmadePdf, hiddenScripts, pdfWithPacked, samplePdf } from '../testing/index.ts';
import { hasActiveContent } from './active-content.ts';
import { findObjects } from './find-objects.ts';

const isActive = (pdf: Uint8Array): boolean => hasActiveContent(findObjects(pdf));

const numbered = (object: string, index: number): string => `${index + 5} 0 obj\n${object}\nendobj`;

/** Judges the objects from number 5 on, each as it stands and packed into an object stream. */
const judged = (objects: readonly string[]): readonly boolean[] => [
  isActive(handmadePdf(objects.map(numbered))),
  isActive(pdfWithPacked(objects)),
];

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const PAGE = '<< /S /URI /URI (https://school.example) >>';
const onOpening = (action: string) => `<< /Type /Catalog /OpenAction ${action} >>`;
const onPage = (action: string) => `<< /Type /Page /AA << /O ${action} >> >>`;
const link = (action: string) => `<< /Type /Annot /Subtype /Link /A ${action} >>`;

describe('an active PDF', () => {
  it.each(Object.entries(activePdfs))('is known by %s, in a file that a library wrote', async (_, change) => {
    expect(isActive(await samplePdf({ change }))).toBe(true);
    expect(isActive(await samplePdf({ change, packed: false }))).toBe(true);
  });

  it.each([
    ['an address that opens with the document', onOpening(PAGE)],
    ['an address that opens with a page', onPage(PAGE)],
    ['an address that opens when the document closes', `<< /Type /Catalog /AA << /WC ${PAGE} >> >>`],
    ['an address that a field opens when the pointer meets it', `<< /Subtype /Widget /AA << /E ${PAGE} >> >>`],
    ['automatic printing', onOpening('<< /S /Named /N /Print >>')],
    ['an address that follows a page', onOpening(`<< /S /GoTo /D [0] /Next ${PAGE} >>`)],
    ['an address that follows in a list', onPage(`<< /S /GoTo /D [0] /Next [<< /S /GoTo >> ${PAGE}] >>`)],
    ['another file that opens with the document', onOpening('<< /S /GoToR /F (part2.pdf) >>')],
    ['a view of a model', link('<< /S /GoTo3DView /V 0 >>')],
    ['a model', '<< /Type /Annot /Subtype /3D >>'],
    ['a link to a script', link('<< /S /URI /URI (javascript:alert\\(1\\)) >>')],
    ['a link to a script that is written in hexadecimal', link('<< /S /URI /URI <6A6176617363726970743A31> >>')],
    ['a link to a file of the device', link('<< /S /URI /URI (file:///etc/passwd) >>')],
    ['links that count from a file of the device', '<< /Type /Catalog /URI << /Base (file:///c:/) >> >>'],
    ['a link to a document on a share', link('<< /S /GoToR /F (\\\\\\\\evil.example\\\\x.pdf) >>')],
    ['a link to a program', link('<< /S /GoToR /F << /UF (x.pdf) /F (cmd.exe) >> >>')],
    ['a link to a document of a server', link('<< /S /GoToR /F << /FS /URL /F (http://evil.example/x.pdf) >> >>')],
    ['an article of a document on a share', link('<< /S /Thread /F (//evil.example/x.pdf) >>')],
    ['a field that a script formats', '<< /FT /Tx /AA << /F << /S /JavaScript /JS (AFNumber_Format\\(2\\)) >> >> >>'],
    ['a name that is written with escapes', '<< /S /J#61vaScript /J#53 (x) >>'],
  ])('is known by %s, alone and packed', (_, object) => {
    expect(judged([object])).toEqual([true, true]);
  });

  it.each([
    ['an action', [onOpening('6 0 R'), PAGE]],
    ['the actions of a page', ['<< /Type /Page /AA 6 0 R >>', `<< /C 7 0 R >>`, PAGE]],
    ['the kind of an action', ['<< /S 6 0 R /F (cmd.exe) >>', '/Launch']],
    ['an address', [link('<< /S /URI /URI 6 0 R >>'), '(javascript:1)']],
  ])('is known by %s that stands elsewhere', (_, objects) => {
    expect(judged(objects)).toEqual([true, true]);
  });

  it('is known by what a reference leads to by another reference, or by a number that cannot be told', () => {
    const detour = [onOpening('6 0 R'), '7 0 R', PAGE].map(numbered);
    expect(isActive(handmadePdf(detour))).toBe(true);
    expect(isActive(handmadePdf([numbered(onOpening('6 0 R'), 0), `+6 +0 obj ${PAGE} endobj`]))).toBe(true);
  });

  it.each(['6 %9\n0 obj', '6 0 %9 0\nobj', '4294967302 0 obj'])(
    'is known by what a reference leads to if its number is written as %j',
    (head) => {
      expect(isActive(handmadePdf([numbered(onOpening('6 0 R'), 0), `${head} ${PAGE} endobj`]))).toBe(true);
    },
  );

  it('is known by what one of two objects of the same number does', () => {
    const objects = [`5 0 obj\n${onOpening('6 0 R')}\nendobj`, `6 0 obj\n${PAGE}\nendobj`, '6 0 obj\n<< >>\nendobj'];
    expect(isActive(handmadePdf(objects))).toBe(true);
  });

  it.each([
    ['whose bytes are in another file', '/F (other.bin)'],
    ['that stands for a page on another server', '/Subtype /Form /Ref << /F (http://evil.example/x.pdf) /Page 0 >>'],
  ])('is known by a stream %s', (_, entries) => {
    expect(isActive(handmadePdf([`5 0 obj\n<< ${entries} /Length 0 >>\nstream\n\nendstream\nendobj`]))).toBe(true);
  });

  it('is known by an entry of the trailer', () => {
    expect(isActive(handmadePdf([`trailer << /Root ${onOpening(SCRIPT)} >>`]))).toBe(true);
  });

  it.each(hiddenScripts)('is known by a script %s, to which %s leads', (_place, _lead, pdf) => {
    expect(isActive(pdf)).toBe(true);
  });

  it('is known by a script in an object stream in a comment', () => {
    const packed = '4 0 obj << /Type /ObjStm /N 1 /First 4 /Length 60 >> stream';
    expect(isActive(handmadePdf([`%${packed}\n9 0 ${SCRIPT}\nendstream\nendobj`]))).toBe(true);
  });
});

describe('a harmless PDF', () => {
  it.each([
    ['a link to a page of the web', link(PAGE)],
    ['a link to a mailbox', link('<< /S /URI /URI (mailto:registrar@school.example) >>')],
    ['a link within the document', link('<< /S /GoTo /D [0 /Fit] >>')],
    ['a link to a document beside it', link('<< /S /GoToR /F (part2.pdf) /D [0] >>')],
    ['a link to the next page', link('<< /S /Named /N /NextPage >>')],
    ['a page that is shown first', onOpening('[3 0 R /Fit]')],
    ['a place that is shown first', onOpening('<< /S /GoTo /D (grades) >>')],
    ['an article that runs over pages', '<< /Type /Thread /F 6 0 R /I << /Title (Results) >> >>'],
    ['a link to such an article', link('<< /S /Thread /D 0 >>')],
    ['a mask with the name of an entry', '<< /ExtGState << /AA << /SMask << /S /Luminosity >> >> >> >>'],
    ['a field', '<< /FT /Tx /T (average) /V (12) >>'],
  ])('may have %s, alone or packed', (_, object) => {
    expect(judged([object])).toEqual([false, false]);
  });

  it('may have a page whose text mentions objects', () => {
    const page =
      'BT (5 0 obj) Tj (9 0 obj << /Type /Page >> endobj) Tj (of 5 objects [1]) Tj (the trailer) Tj (/obj [) Tj ET';
    const stream = `5 0 obj\n<< /Length ${page.length} >>\nstream\n${page}\nendstream\nendobj`;
    expect(isActive(handmadePdf([stream]))).toBe(false);
  });
});

describe('a PDF of which much is read again', () => {
  it('is read in one pass, however many objects begin with the same comment', () => {
    expect(findObjects(Buffer.from(' obj%'.repeat(200_000)))).toEqual([]);
    expect(findObjects(Buffer.from(`${'% obj'.repeat(100)}\n`.repeat(500)))).toEqual([]);
    const spaces = ' '.repeat(500_000);
    expect(findObjects(Buffer.from(`%${'1 obj%1 obj x'.repeat(40_000)}\n${spaces}`))).toEqual([]);
  });

  it('is read no more than a few times, however many objects are written within each other', () => {
    expect(() => findObjects(Buffer.from('5 0 obj('.repeat(20_000)))).toThrow('within each other');
    expect(() => findObjects(Buffer.from(`${'5 0 obj<<%'.repeat(20_000)}\n>>`))).toThrow('within each other');
  });
});

describe('an object that PDF readers interpret differently', () => {
  it.each([
    ['with two values of a key', '5 0 obj\n<< /S /Launch /S /URI /F (cmd.exe) >>\nendobj'],
    ['that breaks off', '5 0 obj\n<< /S /Launch /F (cmd.exe)'],
    ['that breaks off in a comment', `%5 0 obj [ /A\n`],
  ])('is not accepted %s', (_, object) => {
    expect(() => isActive(handmadePdf([object]))).toThrow();
  });

  it('is accepted with the same value twice', () => {
    expect(judged(['<< /Rotate 0 /Rotate 0 >>'])).toEqual([false, false]);
  });

  it.each([
    ['does not say what it is', '/N 1 /First 4'],
    ['has a predictor', '/Type /ObjStm /N 1 /First 4 /DecodeParms << /Predictor 12 /Columns 4 >>'],
    ['says elsewhere where it begins', '/Type /ObjStm /N 1 /First 6 0 R'],
    ['lacks some of them', '/Type /ObjStm /N 9 /First 4'],
  ])('is not accepted in a stream of objects that %s', (_, entries) => {
    const stream = `5 0 obj\n<< ${entries} /Length 9 >>\nstream\n7 0 << >> \nendstream\nendobj`;
    expect(() => isActive(handmadePdf([stream]))).toThrow();
  });
});
