import { expect, it } from 'vitest';
import { fileName } from './file-name.ts';

it.each([
  ['Bulletin d’hiver (1).pdf', 'Bulletin d’hiver (1).pdf'],
  ['cafe\u0301.jpg', 'café.jpg'],
  ['🏒 finale.png', '🏒 finale.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Maya\\transcript.pdf', 'transcript.pdf'],
  ['fdp.\u202egpj.exe', 'fdp.gpj.exe'],
  ['a\u0000b\r\nc\t.pdf', 'ab c .pdf'],
  ['  two   spaces .pdf ', 'two spaces .pdf'],
  ['\ud800.pdf', '.pdf'],
  ['..', 'file'],
  ['folder/', 'file'],
  ['\u200f\u2066', 'file'],
  ['', 'file'],
  [`a${'\u0301'.repeat(40)}.pdf`, 'file'],
])('%j is called %j', (given, name) => {
  expect(fileName(given)).toBe(name);
});

it('a long name keeps its ending', () => {
  const name = fileName(`${'é'.repeat(5000)}.pdf`);
  expect([...name]).toHaveLength(80);
  expect(name.endsWith('é.pdf')).toBe(true);
});

it('a family of four people is not torn apart', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(fileName(`${family.repeat(90)}.png`)).toMatch(/^(👨‍👩‍👧‍👦)+\.png$/u);
});
