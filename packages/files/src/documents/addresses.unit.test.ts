import { expect, it } from 'vitest';
import { isNeighbour, isOrdinaryAddress } from './addresses.ts';

it.each([
  'https://school.example/transcript?id=1',
  'HTTP://school.example',
  'mailto:registrar@school.example',
  'tel:+15145550100',
  'www.school.example/records',
  'school.example',
  'url(http://school.example)',
  '#page=2',
  '',
])('the link %j is ordinary', (address) => {
  expect(isOrdinaryAddress(address)).toBe(true);
});

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'file:///etc/passwd',
  'C:\\Windows\\cmd.exe',
  'smb://share.example',
  'ms-word:ofe|u|https://evil.example',
  'data:text/html,x',
  '//share.example/x',
  '\\\\share.example\\x',
])('the link %j is not ordinary', (address) => {
  expect(isOrdinaryAddress(address)).toBe(false);
});

it.each(['chapter2.pdf', 'appendix/grades.PDF', 'Relevé 2026.pdf'])('%j is a neighbouring PDF', (path) => {
  expect(isNeighbour(path)).toBe(true);
});

it.each([
  '\\\\share.example\\x.pdf',
  '//share.example/x.pdf',
  '/etc/x.pdf',
  'C:/x.pdf',
  'http://evil.example/x.pdf',
  '../x.pdf',
  'a/../../x.pdf',
  'cmd.exe',
  '.pdf',
  '',
])('%j is no neighbouring PDF', (path) => {
  expect(isNeighbour(path)).toBe(false);
});
