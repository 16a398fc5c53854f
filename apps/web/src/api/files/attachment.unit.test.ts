import { expect, it } from 'vitest';
import { attachmentNamed } from './attachment.ts';

it.each([
  ['transcript.pdf', 'application/pdf', 'transcript.pdf'],
  ['Relevé de notes (1)*.PDF', 'application/pdf', 'Relev%C3%A9%20de%20notes%20%281%29%2A.PDF'],
  ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
  ['photo.jpg', 'image/png', 'photo.jpg.png'],
  ['invoice.exe', 'application/pdf', 'invoice.exe.pdf'],
  ['a"; filename=b', 'image/png', 'a%22%3B%20filename%3Db.png'],
] as const)('%s of type %s is saved as %s', (name, type, saved) => {
  const header = attachmentNamed(name, type);
  expect(header).toMatch(/^attachment; filename="file\.(pdf|jpg|png)"; filename\*=UTF-8''/);
  expect(header.split("''")[1]).toBe(saved);
});
