import { demoPortfolio, goaltender } from '@palmares/domain/demo';
import { bank } from '@palmares/domain/identity/bank';
import { type Language, languages } from '@palmares/domain/kernel';
import {
  everyPart,
  type Parts,
  partsWithin,
  portfolioParts,
  type SharedPortfolio,
  sharedPortfolioOf,
  startingParts,
} from '@palmares/domain/shared-portfolio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import messages from '../../messages/who-sees/en.json' with { type: 'json' };
import { legalTextFor } from '../api/legal/legal-page.server.ts';
import { m } from '../paraglide/messages.js';
import { SharedPortfolioView } from '../shared-portfolio/shared-portfolio-view.tsx';
import { demoFileAddress, demoFiles } from '../site/demo/demo-files.ts';
import {
  alwaysList,
  contactsNote,
  documentsNote,
  doneWords,
  identityBanner,
  landingNote,
  minorParts,
  partsHint,
  partsNotes,
  resultsNote,
} from './who-sees.ts';

const at = new Date('2026-11-26T12:00:00Z');
const written = demoPortfolio(goaltender, { bank, files: demoFiles.nora, at });
const documents = [{ id: 'd1', name: 'Grade 11 transcript', type: 'application/pdf', bytes: 1000, pages: 2 }] as const;

/** A page of a link of an athlete of that age, and the parts that the link was asked to show. */
interface Situation {
  readonly age: number;
  readonly isTextOutdated: boolean;
  readonly asked: Parts;
  readonly isNew: boolean;
  readonly shown: Readonly<
    Record<'contacts' | 'documents' | 'ncaaId' | 'identity' | 'picture' | 'marks' | 'always', boolean>
  >;
}

const portfolioOf = (age: number, asked: Parts, isTextOutdated: boolean): SharedPortfolio => {
  const athlete = { ...written.athlete, dateOfBirth: `${2026 - age}-01-02` };
  const sections = {
    ...written.sections,
    'academic-documents': { version: 1, content: { documents: [...documents] } },
  };
  const parts = partsWithin(asked, { isTextOutdated }) ?? startingParts(age);
  const reading = { at, language: 'en', identity: written.identity, parts, fileAddress: demoFileAddress } as const;
  return sharedPortfolioOf(athlete, sections, reading);
};

const pageOf = (...given: Parameters<typeof portfolioOf>): string =>
  renderToStaticMarkup(<SharedPortfolioView portfolio={portfolioOf(...given)} />);

const situation = (age: number, given: Parts | undefined, isTextOutdated = false): Situation => {
  const asked = given ?? startingParts(age);
  const page = pageOf(age, asked, isTextOutdated);
  const shown = {
    contacts: page.includes('nora.whitcombe@demo.palmares.example'),
    documents: page.includes('Grade 11 transcript'),
    ncaaId: page.includes('2512345678'),
    identity: page.includes('id="identity"'),
    picture: page.includes('<img'),
    marks: page.includes('93.5'),
    always: page.includes('id="sports-history"') && page.includes('id="introduction"'),
  };
  return { age, isTextOutdated, asked, isNew: given === undefined, shown };
};

const situations: readonly Situation[] = [13, 17, 18]
  .flatMap((age) => [situation(age, undefined), situation(age, everyPart(true)), situation(age, everyPart(false))])
  .concat(situation(13, undefined, true), situation(13, everyPart(true), true));

type Claim = (situation: Situation) => boolean;

/** True if the part is shown only where the link was asked to show it, and a minor's new link was not. */
const onlyIfAsked =
  (part: 'contacts' | 'documents' | 'ncaaId' | 'identity'): Claim =>
  ({ age, asked, isNew, shown }) =>
    age >= 18 || !shown[part] || (!isNew && asked[part === 'identity' ? 'masks' : part]);
const never =
  (part: 'contacts' | 'documents' | 'identity'): Claim =>
  ({ shown }) =>
    !shown[part];
const onNewLinks =
  (part: 'contacts' | 'documents' | 'identity'): Claim =>
  ({ isNew, shown }) =>
    !isNew || shown[part];
/** True if the link decides. */
const asAsked =
  (part: 'contacts' | 'documents' | 'ncaaId' | 'identity'): Claim =>
  ({ asked, shown }) =>
    shown[part] === asked[part === 'identity' ? 'masks' : part];
const all =
  (...claims: readonly Claim[]): Claim =>
  (given) =>
    claims.every((claim) => claim(given));

/** Claims that each message makes about a page. The gate's own tests cover messages about pages without a link. */
const claims = {
  who_sees_contacts_closed: never('contacts'),
  who_sees_identity_closed: never('identity'),
  who_sees_contacts_done: onNewLinks('contacts'),
  who_sees_identity_done: onNewLinks('identity'),
  who_sees_contacts_done_off: all(onlyIfAsked('contacts'), asAsked('contacts')),
  who_sees_identity_done_off: all(onlyIfAsked('identity'), asAsked('identity')),
  who_sees_documents_done: ({ isTextOutdated, ...given }) =>
    isTextOutdated ? !given.shown.documents : asAsked('documents')({ isTextOutdated, ...given }),
  // Each names the parts that it is about; under an outdated text, only one is left to the link.
  who_sees_note_off: (given) =>
    (given.isTextOutdated ? (['ncaaId'] as const) : (['contacts', 'documents', 'ncaaId', 'identity'] as const)).every(
      (part) => onlyIfAsked(part)(given) && asAsked(part)(given),
    ),
  who_sees_note_closed: all(never('contacts'), never('documents'), never('identity')),
  // The documents have the same words.
  who_sees_contacts_off: all(
    onlyIfAsked('contacts'),
    asAsked('contacts'),
    onlyIfAsked('documents'),
    asAsked('documents'),
  ),
  who_sees_contacts_on: all(onNewLinks('contacts'), asAsked('contacts'), onNewLinks('documents'), asAsked('documents')),
  who_sees_documents_closed: never('documents'),
  who_sees_results_off: all(onlyIfAsked('identity'), asAsked('identity')),
  who_sees_results_on: all(onNewLinks('identity'), asAsked('identity')),
  who_sees_marks: ({ shown }) => shown.marks,
  who_sees_ncaa_hint: onlyIfAsked('ncaaId'),
  who_sees_identity_editor: onlyIfAsked('identity'),
  who_sees_landing: all(...(['contacts', 'documents', 'ncaaId', 'identity'] as const).map(onlyIfAsked)),
  who_sees_outdated: all(never('contacts'), never('documents'), never('identity')),
  who_sees_parts_closed: all(never('contacts'), never('documents'), never('identity')),
  who_sees_parts_off: ({ isNew, shown }) =>
    !isNew || !(shown.contacts || shown.documents || shown.ncaaId || shown.identity),
  who_sees_parts_on: ({ shown }) => shown.always,
  who_sees_picture_done: ({ shown }) => shown.picture,
  who_sees_guardian_always: ({ shown }) => shown.always && shown.picture,
  who_sees_asked: all(...(['contacts', 'documents', 'ncaaId', 'identity'] as const).map(onlyIfAsked)),
  who_sees_child_asked: all(...(['contacts', 'documents', 'ncaaId', 'identity'] as const).map(onlyIfAsked)),
  who_sees_guardian_asked: all(...(['contacts', 'documents', 'ncaaId', 'identity'] as const).map(onlyIfAsked)),
} satisfies Partial<Record<keyof typeof messages, Claim>>;

const listed = [
  'who_sees_list_contacts',
  'who_sees_list_documents',
  'who_sees_list_identity',
  'who_sees_list_ncaa',
] as const;
/** Messages about portfolios that no link shows, and about data that is on no page. */
const aboutNoPage = [
  'who_sees_birth_hint',
  'who_sees_guardian_birth',
  'who_sees_guardian_no_links',
  'who_sees_guardian_private',
  'who_sees_file',
  'who_sees_history',
  'who_sees_label',
  'who_sees_page',
  'who_sees_picture',
  'who_sees_portfolio',
  'who_sees_sign_up',
  'who_sees_support',
];

/** Names and marks of the picture for guardians, and words around a list of parts. */
const ofPicture = [
  'who_sees_always_also',
  'who_sees_always_person',
  'who_sees_always_school',
  'who_sees_always_sport',
  'who_sees_child',
  'who_sees_group_also',
  'who_sees_group_person',
  'who_sees_group_school',
  'who_sees_group_sport',
  'who_sees_guardian_coach',
  'who_sees_guardian_everyone',
  'who_sees_guardian_link_with',
  'who_sees_guardian_link_without',
  'who_sees_guardian_no',
  'who_sees_guardian_parts',
  'who_sees_guardian_title',
  'who_sees_guardian_yes',
  'who_sees_listed_above',
  'who_sees_you',
];

/** Everything that an athlete in this situation, or their guardian, may read. */
const saidTo = (whose: Situation): readonly string[] => [
  ...partsNotes(portfolioParts, whose),
  partsHint(whose),
  doneWords('contacts', whose),
  doneWords('masks', whose),
  identityBanner(whose) ?? m.who_sees_parts_on({ always: alwaysList('en') }),
  m.who_sees_documents_done(),
  contactsNote(whose),
  documentsNote(whose),
  resultsNote(whose),
  m.who_sees_marks(),
  m.who_sees_ncaa_hint(),
  landingNote(),
  m.who_sees_guardian_always(),
  m.who_sees_picture_done(),
  m.who_sees_guardian_asked({ firstName: 'Noah' }),
  m.who_sees_asked(),
  m.who_sees_child_asked(),
  ...(whose.isTextOutdated ? [m.who_sees_outdated()] : []),
];

/** True if the message says these words, with anything in place of its parameters. */
const says = (message: string, words: string): boolean => {
  const [first = '', ...rest] = message.split(/\{\w+\}/u);
  let from = words.startsWith(first) ? first.length : -1;
  for (const text of rest) {
    // A parameter at the end is the rest.
    const end = text === '' ? words.length : words.indexOf(text, from);
    const found = from < 0 ? -1 : end;
    from = found < 0 ? -1 : found + text.length;
  }
  return from === words.length;
};

const keyOf = (words: string): string | undefined =>
  Object.entries(messages).find(([, message]) => says(message, words))?.[0];

describe('what is said of who sees what', () => {
  it('is a claim about a page for every message, or about none', () =>
    expect([...Object.keys(claims), ...listed, ...ofPicture, ...aboutNoPage].sort()).toEqual(
      Object.keys(messages).sort(),
    ));

  it('is read by somebody, message by message', () => {
    const said = new Set(situations.flatMap(saidTo).map(keyOf));
    expect(Object.keys(claims).filter((key) => !said.has(key))).toEqual([]);
  });

  it.each(situations)(
    'at $age, with an outdated text: $isTextOutdated, holds on the page of a link with $asked',
    (given) => {
      for (const words of saidTo(given)) {
        const key = keyOf(words) as keyof typeof claims;
        const claim: Claim = claims[key];
        expect({ words, holds: claim(given) }).toEqual({ words, holds: true });
      }
    },
  );

  it('can be false: every part of an adult’s page is there if the link opens it, and gone if it does not', () => {
    const open = situation(18, everyPart(true)).shown;
    expect(Object.values(open)).not.toContain(false);
    const { picture, marks, always, ...parts } = situation(18, everyPart(false)).shown;
    expect([picture, marks, always]).toEqual([true, true, true]);
    expect(Object.values(parts)).not.toContain(true);
  });
});

/** Where each part of a page is on the list of what every link shows; null where it is on no list. */
const onList: Readonly<Record<string, string | null>> = {
  firstName: 'name',
  lastName: 'name',
  age: 'age',
  country: 'country',
  region: 'province or state',
  // The page is in a language; it does not say so.
  writtenIn: null,
  'sections.introduction': 'introduction',
  'sections.general.fullName': 'name',
  'sections.general.nickname': 'nickname',
  'sections.general.height': 'height',
  'sections.general.weight': 'weight',
  'sections.general.hometown': 'hometown',
  'sections.general.gender': 'women’s or men’s events',
  'sections.general.jerseyNumber': 'jersey number',
  // It colours the card.
  'sections.general.teamColor': null,
  'sections.profile-picture': 'picture',
  'sections.academics.graduationYear': 'study plans',
  'sections.academics.entry': 'study plans',
  'sections.academics.schoolType': 'school',
  'sections.academics.year': 'school',
  'sections.academics.school': 'school',
  'sections.academics.marks': 'marks',
  'sections.academics.sat': 'SAT score',
  'sections.academics.fieldsOfInterest': 'study plans',
  'sections.academics.vision': 'study plans',
  'sections.highlights.videos': 'videos',
  'sections.highlights.channel': 'web links',
  'sections.vision': 'vision',
  'sections.motto': 'motto',
  'sections.sports-history.seasons.year': 'teams',
  'sections.sports-history.seasons.sports': 'teams',
  'sections.sports-history.seasons.performances': 'results',
  'sections.sports-history.seasons.awards': 'awards',
  'sections.sports-history.trend': 'results',
  'sections.sports-history.links': 'web links',
  'sections.work-experience': 'work',
  'sections.contacts.isOpen': 'whether there are references',
  // A link decides about these.
  'sections.academics.ncaaId': null,
  'sections.academic-documents': null,
  'sections.identity': null,
};

/** Returns the path to each value, in lists without the positions. */
const pathsIn = (value: unknown, path = ''): readonly string[] => {
  if (Array.isArray(value)) return value.length === 0 ? [path] : value.flatMap((item) => pathsIn(item, path));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, path === '' ? key : `${path}.${key}`));
};

const entriesOf = (language: Language): readonly string[] =>
  alwaysList(language).split(language === 'en' ? /, (?:and )?/u : /, et |, | et /u);

describe('the list of what every link shows', () => {
  const rowOf = (path: string) => Object.keys(onList).find((row) => path === row || path.startsWith(`${row}.`));
  const paths = pathsIn(portfolioOf(17, everyPart(false), false));

  it('names every part of a page on which the link opens no more', () =>
    expect(paths.filter((path) => rowOf(path) === undefined)).toEqual([]));

  it('names nothing else', () => {
    const rows = [...new Set(paths.map(rowOf))];
    expect(Object.keys(onList).filter((row) => !rows.includes(row))).toEqual([]);
    const shown = new Set(Object.values(onList).filter((entry) => entry !== null));
    expect([...entriesOf('en')].sort()).toEqual([...shown].sort());
  });

  it('has as many entries in French', () => expect(entriesOf('fr-ca')).toHaveLength(entriesOf('en').length));
});

describe('the preview’s note on parts', () => {
  it('is one sentence that names each part once, and none for an adult', () => {
    expect(partsNotes(portfolioParts, { age: 17 })).toEqual([
      'Until you’re 18, a link shows these only if you turn them on: contacts, documents, NCAA ID, and Identity results.',
    ]);
    expect(partsNotes(portfolioParts, { age: 18 })).toEqual([]);
    expect(partsNotes([], { age: 17 })).toEqual([]);
  });

  it('is about written parts only', () =>
    expect(partsNotes(['ncaaId', 'grit'], { age: 17, isTextOutdated: true })).toEqual([
      'Until you’re 18, a link shows these only if you turn them on: NCAA ID.',
      'Until a parent or guardian agrees to our new text, no link shows these: Identity results.',
    ]));
});

describe.each(languages)('the parts that a minor’s links start without, in %s', (language) => {
  it('are those that no new link of a minor shows, and a link of an adult does', () => {
    const { ncaaId: _, ...rest } = startingParts(17);
    expect(Object.values(rest)).not.toContain(true);
    const names = listed.map((key) => m[key]({}, { locale: language }));
    expect(portfolioParts.filter((part) => startingParts(18)[part] && !startingParts(17)[part])).toEqual(
      portfolioParts,
    );
    for (const name of names) expect(minorParts(language)).toContain(name);
  });

  it('are named in the privacy policy and in the guardian’s text, and nobody is promised more', () => {
    const installation = { officer: undefined, country: 'CA' };
    for (const document of ['privacy', 'guardian-consent'] as const) {
      const { html } = legalTextFor(installation, document, language);
      expect(html).toContain(minorParts(language));
      expect(html).toContain(alwaysList(language));
    }
    for (const document of ['privacy', 'terms-of-use'] as const)
      expect(legalTextFor(installation, document, language).html).toContain(
        m.who_sees_portfolio({}, { locale: language }),
      );
  });
});
