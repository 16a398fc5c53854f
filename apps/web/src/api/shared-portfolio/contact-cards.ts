import type { PublicContact, SharedPortfolio } from '@palmares/domain/shared-portfolio';
import { phoneLink } from '../../browser/contact-links.ts';

const LINE_BYTES = 75;

const text = new TextEncoder();
const bytesOf = (part: string): number => text.encode(part).length;

/** Escapes the characters that end a value or a line (RFC 2426). */
const escaped = (value: string): string => value.replace(/[\\;,]/gu, '\\$&').replace(/\r\n|\r|\n/gu, '\\n');

/** Breaks a line after at most 75 bytes, between characters. The space that continues it counts. */
const folded = (line: string): string => {
  const lines: string[] = [];
  let [current, bytes] = ['', 0];
  for (const character of line) {
    const more = bytesOf(character);
    if (bytes + more > LINE_BYTES) {
      lines.push(current);
      [current, bytes] = [' ', 1];
    }
    current += character;
    bytes += more;
  }
  return [...lines, current].join('\r\n');
};

interface Card {
  /** Last name and first name, or the whole name. */
  readonly name: readonly [string, string];
  readonly fullName: string;
  readonly organization: string;
  readonly relation: string;
  readonly phones: readonly string[];
  readonly emails: readonly string[];
}

const written = (values: readonly string[]): string[] => values.filter((value) => value !== '');

const lineOf = (property: string, value: string): string => `${property}:${escaped(value)}`;

/** `+15145550123 x204`, which address books take for a number and its extension. */
const cardNumber = (phone: string): string => phoneLink(phone).replace('tel:', '').replace(';ext=', ' x');

const linesOf = ({ name, fullName, organization, relation, phones, emails }: Card): string[] => [
  'BEGIN:VCARD',
  'VERSION:3.0',
  `N:${name.map(escaped).join(';')};;;`,
  lineOf('FN', fullName),
  ...written([organization]).map((value) => lineOf('ORG', value)),
  ...written([relation]).map((value) => lineOf('TITLE', value)),
  ...phones.map((phone) => lineOf('TEL;TYPE=VOICE', cardNumber(phone))),
  ...emails.map((email) => lineOf('EMAIL;TYPE=INTERNET', email)),
  'END:VCARD',
];

/** One card, however many ways there are to reach the athlete. */
const ownCard = ({ firstName, lastName, sections }: SharedPortfolio, contacts: readonly PublicContact[]): Card => ({
  name: [lastName, firstName],
  fullName: sections?.general?.fullName || `${firstName} ${lastName}`,
  organization: '',
  relation: '',
  phones: written(contacts.map(({ phone }) => phone)),
  emails: written(contacts.map(({ email }) => email)),
});

const cardOf = ({ name, organization, relation, phone, email }: PublicContact): Card => ({
  name: [name, ''],
  fullName: name,
  organization,
  relation,
  phones: written([phone]),
  emails: written([email]),
});

/** The contacts that a scout reads on the page, as vCards 3.0, the athlete first. Null where the part is closed. */
export const contactCards = (portfolio: SharedPortfolio): string | null => {
  const view = portfolio.sections?.contacts;
  if (!view?.isOpen) return null;
  const own = view.contacts.filter(({ role }) => role === 'own');
  const others = view.contacts.filter(({ role }) => role !== 'own');
  const cards = [...(own.length > 0 ? [ownCard(portfolio, own)] : []), ...others.map(cardOf)];
  return cards
    .flatMap(linesOf)
    .map((line) => `${folded(line)}\r\n`)
    .join('');
};
