import type { PublicContact, SharedPortfolio } from '@palmares/domain/shared-portfolio';
import { describe, expect, it } from 'vitest';
import type { Body } from '../files/downloads.server.ts';
import { streamOf } from '../files/stream-of.server.ts';
import { fileNameOf } from './file-name.ts';
import { sendContacts } from './send-contacts.server.ts';

const unlimited: Body = (source) => streamOf(source, { silenceMs: 1000, onEnd: () => undefined });

const contact = (given: Partial<PublicContact>): PublicContact => ({
  id: '1',
  role: 'coach',
  name: 'Marie Côté',
  relation: '',
  organization: '',
  phone: '',
  email: '',
  ...given,
});

const opened = (contacts: readonly PublicContact[] | null): SharedPortfolio => ({
  firstName: 'Zoé',
  lastName: 'Bélanger',
  age: 18,
  country: 'can',
  region: 'Québec',
  writtenIn: 'fr-ca',
  sections: {
    introduction: null,
    general: null,
    'profile-picture': null,
    identity: null,
    academics: null,
    'academic-documents': null,
    highlights: null,
    vision: null,
    motto: null,
    'sports-history': null,
    'work-experience': null,
    contacts: contacts === null ? { isOpen: false } : { isOpen: true, contacts },
  },
});

const cardsOf = async (...contacts: readonly PublicContact[]) => sendContacts(opened(contacts), unlimited).text();

describe('the contacts of a portfolio, to be saved in an address book', () => {
  it('are one card for the athlete, however they can be reached, and one for each other person', async () => {
    const coach = contact({ organization: 'Harfangs', relation: 'Entraîneuse', phone: '514\u00a0555-0123' });
    const [phone, email] = [contact({ role: 'own', phone: '418-555-0199' }), contact({ role: 'own', email: 'z@b.ca' })];
    expect((await cardsOf(coach, phone, email)).split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Bélanger;Zoé;;;',
      'FN:Zoé Bélanger',
      'TEL;TYPE=VOICE:+14185550199',
      'EMAIL;TYPE=INTERNET:z@b.ca',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Marie Côté;;;;',
      'FN:Marie Côté',
      'ORG:Harfangs',
      'TITLE:Entraîneuse',
      'TEL;TYPE=VOICE:+15145550123',
      'END:VCARD',
      '',
    ]);
  });

  it('name the extension of a number', async () =>
    expect(await cardsOf(contact({ phone: '514-555-0123, ext.\u00a0204' }))).toContain(
      '\r\nTEL;TYPE=VOICE:+15145550123 x204\r\n',
    ));

  it('end no value or line by what somebody wrote', async () => {
    const cards = await cardsOf(contact({ name: 'Roy; fils, \\ cie', organization: 'a\r\nTEL:911' }));
    expect(cards).toContain('\r\nFN:Roy\\; fils\\, \\\\ cie\r\n');
    expect(cards).toContain('\r\nORG:a\\nTEL:911\r\n');
  });

  it('have no line of more than 75 bytes, and no letter in two', async () => {
    const organization = 'École secondaire 🏒 '.repeat(12).trim();
    const cards = await cardsOf(contact({ organization }));
    for (const line of cards.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(cards.replaceAll('\r\n ', '')).toContain(`\r\nORG:${organization}\r\n`);
  });

  it('are saved under the athlete’s name, and kept by nobody else', () => {
    const { headers } = sendContacts(opened([contact({})]), unlimited);
    expect(headers.get('content-type')).toBe('text/vcard; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Zoe-Belanger-Palmares.vcf"; filename*=UTF-8''Zo%C3%A9-B%C3%A9langer-Palmares.vcf`,
    );
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ['ᐊᓪᓗ', 'ᑯᓄᒃ', 'ᐊᓪᓗ-ᑯᓄᒃ-Palmares.pdf'],
    ['Kwı̨lı̨', 'Tłı̨chǫ', 'Kwı̨lı̨-Tłı̨chǫ-Palmares.pdf'],
    ['Łucja', 'L’Écuyer', 'Łucja-L-Écuyer-Palmares.pdf'],
    ['李', '"\r\n', '李-Palmares.pdf'],
    ['🏒', '🔥', 'Palmares.pdf'],
  ])('%s %s has every letter in the name of a file', (firstName, lastName, name) =>
    expect(fileNameOf({ firstName, lastName }, 'pdf')).toBe(name),
  );

  it('are not found where the link keeps them closed', () => {
    expect(sendContacts(opened(null), unlimited).status).toBe(404);
    expect(sendContacts({ ...opened(null), sections: null }, unlimited).status).toBe(404);
  });
});
