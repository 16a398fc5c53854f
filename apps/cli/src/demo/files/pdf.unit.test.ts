import { expect, it } from 'vitest';
import { pdfPage, pdfText } from './pdf.ts';

const page = pdfPage('fr-ca', [pdfText({ text: 'L’hiver (côté nord)', x: 1, y: 2, size: 3 })]).toString('latin1');

it('each object is where the table of the PDF says', () => {
  const [, table = ''] = page.split('xref\n0 7\n');
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset) => page.slice(offset, offset + 7))).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `${number} 0 obj`),
  );
  expect(page.slice(Number(/startxref\n(\d+)/.exec(page)?.[1]))).toMatch(/^xref\n/);
});

it('a PDF of the demo writes text in the encoding of its fonts, with its parentheses escaped', () => {
  expect(page).toContain(String.raw`(L${'\x92'}hiver \(côté nord\)) Tj`);
  expect(Number(/Length (\d+)/.exec(page)?.[1])).toBe(/stream\n(.*)\nendstream/s.exec(page)?.[1]?.length);
});
