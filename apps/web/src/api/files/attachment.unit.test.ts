import { expect, it } from 'vitest';
import { attachmentNamed } from './attachment.ts';

const saved = (header: string) => {
  const [, plain = '', encoded] =
    /^attachment; filename="([^"\\]*)"(?:; filename\*=UTF-8''([^;]*))?$/.exec(header) ?? [];
  return { plain, encoded };
};

it.each([
  ['transcript.pdf', 'application/pdf', 'transcript.pdf', 'transcript.pdf'],
  ['Relevé de notes (1)*.PDF', 'application/pdf', 'Relevé de notes (1)*.PDF', 'Releve de notes (1).PDF'],
  ['photo.JPEG', 'image/jpeg', 'photo.JPEG', 'photo.JPEG'],
  ['photo.jpg', 'image/png', 'photo.jpg.png', 'photo.jpg.png'],
  ['invoice.exe', 'application/pdf', 'invoice.exe.pdf', 'invoice.exe.pdf'],
  ['a"; filename=b', 'image/png', 'a"; filename=b.png', 'a filenameb.png'],
  ['50 %41\\..', 'image/png', '50 %41\\...png', '50 41...png'],
  ['ᐊᓪᓗ ᑯᓄᒃ', 'application/pdf', 'ᐊᓪᓗ ᑯᓄᒃ.pdf', 'allo konok.pdf'],
  ['Łucja Øst Œuvre Straße', 'application/pdf', 'Łucja Øst Œuvre Straße.pdf', 'Lucja Ost Oeuvre Strasse.pdf'],
  ['Kwı̨lı̨ Tłı̨chǫ', 'application/pdf', 'Kwı̨lı̨ Tłı̨chǫ.pdf', 'Kwili Tlicho.pdf'],
  ['\u1ac1', 'application/pdf', '\u1ac1.pdf', 'file.pdf'],
] as const)('%s of type %s is saved as %s, or %s in plain letters', (name, type, whole, plain) => {
  const header = saved(attachmentNamed(name, type));
  expect(header.plain).toBe(plain);
  expect(header.encoded === undefined ? header.plain : decodeURIComponent(header.encoded)).toBe(whole);
  expect(header.encoded ?? '').toMatch(/^[\w.%~!-]*$/);
});
