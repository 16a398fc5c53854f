import { expect, it } from 'vitest';
import { type ArchivedFile, archivePaths } from './archive-paths.ts';

const pathsOf = (...files: readonly (Pick<ArchivedFile, 'name'> & Partial<ArchivedFile>)[]): readonly string[] => [
  ...archivePaths(
    files.map((file, index) => ({ fileId: `file ${index}`, type: 'application/pdf', isUsed: true, ...file })),
  ).values(),
];

it.each([
  ['Bulletin d’automne.pdf', 'Bulletin d’automne.pdf'],
  ['Bulletin', 'Bulletin.pdf'],
  ['BULLETIN.PDF', 'BULLETIN.pdf'],
  ['../../etc/passwd', '-..-etc-passwd.pdf'],
  ['2026/27: notes?', '2026-27- notes-.pdf'],
  ['C:\\notes.pdf', 'C--notes.pdf'],
  ['con.pdf', '_con.pdf'],
  ['...', 'file.pdf'],
  ['\u202Efdp.exe', '-fdp.exe.pdf'],
])('a document called %j is stored as %j', (name, path) => expect(pathsOf({ name })).toEqual([`files/${path}`]));

it('an ending follows from what the file is', () =>
  expect(pathsOf({ name: 'me.jpeg', type: 'image/jpeg' }, { name: 'me.png', type: 'image/webp' })).toEqual([
    'files/me.jpg',
    'files/me.webp',
  ]));

it('files of one name are numbered, also where only the case of letters differs', () =>
  expect(pathsOf({ name: 'Notes' }, { name: 'notes.pdf' }, { name: 'NOTES' }, { name: 'notes (2)' })).toEqual([
    'files/Notes.pdf',
    'files/notes (2).pdf',
    'files/NOTES (3).pdf',
    'files/notes (2) (2).pdf',
  ]));

it('a file that no section refers to any more is kept apart', () =>
  expect(pathsOf({ name: 'old', isUsed: false }, { name: 'old' })).toEqual(['files/removed/old.pdf', 'files/old.pdf']));
