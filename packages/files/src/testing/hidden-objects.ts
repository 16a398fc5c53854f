import { deflateSync } from 'node:zlib';

const HIDDEN = '9 0 obj << /S /JavaScript /JS <616c6572742831> >> endobj';

/** Places where a sequential parser does not see an object. */
const places = {
  'in a comment': `%${HIDDEN}\n`,
  'in a comment that another object begins with': `4 0 obj %${HIDDEN}\n<< >>\nendobj\n`,
  'in a comment, with comments between its words': `%9%\n0%\nobj%\n<< /S /JavaScript /JS <6131> >>\n`,
  'in the string of another object': `4 0 obj\n(${HIDDEN})\nendobj\n`,
  'in a string of a dictionary': `4 0 obj\n<< /Title (${HIDDEN}) >>\nendobj\n`,
  'among the bytes of a stream': `4 0 obj\n<< /Length ${HIDDEN.length} >>\nstream\n${HIDDEN}\nendstream\nendobj\n`,
  'without an end': '%9 0 obj << /S /JavaScript /JS <61> >>\n',
  'with its words set apart by zero bytes': '%9\x000\x00obj<</S/JavaScript/JS<61>>>\n',
  'with a generation that is no whole number': '%9 0.0 obj<</S/JavaScript/JS<61>>>\n',
} satisfies Readonly<Record<string, string>>;

const pageTree = [
  '1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction 9 0 R >>\nendobj\n',
  '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
  '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>\nendobj\n',
];

interface Body {
  readonly text: string;
  /** Offset of each object, by its number. */
  readonly offsets: Readonly<Record<number, number>>;
}

const bodyWith = (place: string): Body => {
  const visible = `%PDF-1.7\n${pageTree.join('')}`;
  const text = `${visible}${place}`;
  const offsets = { 1: text.indexOf('1 0 obj'), 2: text.indexOf('2 0 obj'), 3: text.indexOf('3 0 obj') };
  return { text, offsets: { ...offsets, 9: visible.length + place.search(/9[ %\0]/) } };
};

const padded = (offset: number | undefined): string => String(offset ?? 0).padStart(10, '0');

const sectionOf = (offsets: Body['offsets'], numbers: readonly number[]): string =>
  numbers.map((number) => `${number} 1\n${padded(offsets[number])} 00000 n \n`).join('');

const endAt = (offset: number): string => `startxref\n${offset}\n%%EOF\n`;

const table = ({ text, offsets }: Body): string =>
  `${text}xref\n0 1\n0000000000 65535 f \n${sectionOf(offsets, [1, 2, 3, 9])}` +
  `trailer\n<< /Size 10 /Root 1 0 R >>\n${endAt(text.length)}`;

const earlierTable = ({ text, offsets }: Body): string => {
  const earlier = `${text}xref\n${sectionOf(offsets, [9])}trailer\n<< /Size 10 /Root 1 0 R >>\n`;
  return (
    `${earlier}xref\n0 1\n0000000000 65535 f \n${sectionOf(offsets, [1, 2, 3])}` +
    `trailer\n<< /Size 10 /Root 1 0 R /Prev ${text.length} >>\n${endAt(earlier.length)}`
  );
};

/** A cross-reference stream that names these objects. */
const streamOf = (offsets: Body['offsets'], numbers: readonly number[]): string => {
  const rows = numbers.map((number) => Buffer.from([1, (offsets[number] ?? 0) >> 8, (offsets[number] ?? 0) & 255, 0]));
  const bytes = deflateSync(Buffer.concat(rows)).toString('latin1');
  const index = numbers.map((number) => `${number} 1`).join(' ');
  return (
    `8 0 obj\n<< /Type /XRef /W [1 2 1] /Size 10 /Root 1 0 R /Index [${index}] ` +
    `/Filter /FlateDecode /Length ${bytes.length} >>\nstream\n${bytes}\nendstream\nendobj\n`
  );
};

const stream = ({ text, offsets }: Body): string =>
  `${text}${streamOf({ ...offsets, 8: text.length }, [1, 2, 3, 8, 9])}${endAt(text.length)}`;

const hybrid = ({ text, offsets }: Body): string => {
  const both = `${text}${streamOf(offsets, [9])}`;
  return (
    `${both}xref\n0 1\n0000000000 65535 f \n${sectionOf(offsets, [1, 2, 3])}` +
    `trailer\n<< /Size 10 /Root 1 0 R /XRefStm ${text.length} >>\n${endAt(both.length)}`
  );
};

const none = ({ text }: Body): string => `${text}trailer\n<< /Size 10 /Root 1 0 R >>\n${endAt(0)}`;

const leads = {
  'a table': table,
  'an earlier table': earlierTable,
  'a stream': stream,
  'a stream beside a table': hybrid,
  'a search, because there is no table': none,
} satisfies Readonly<Record<string, (body: Body) => string>>;

const pdfWith = (place: string, lead: (body: Body) => string): Buffer => Buffer.from(lead(bodyWith(place)), 'latin1');

/** A PDF with a script that some PDF readers find and others do not, by its place and by what leads there. */
export const hiddenScript = (place: keyof typeof places, lead: keyof typeof leads): Buffer =>
  pdfWith(places[place], leads[lead]);

/** Every place of a hidden script, with everything that leads there. */
export const hiddenScripts = Object.entries(places).flatMap(([place, text]) =>
  Object.entries(leads).map(([lead, end]) => [place, lead, pdfWith(text, end)] as const),
);
