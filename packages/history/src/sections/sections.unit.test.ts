import { type SectionContent, sectionNames, sections } from '@palmares/domain/portfolio';
import { expect, it } from 'vitest';
import { m } from '../paraglide/messages.js';
import { academicDocument, award, contact, job, link, performance, portfolioSamples, sport } from '../testing/index.ts';
import { readAthlete, readSection, sectionTitle } from './index.ts';
import { type RecordWords, text } from './reading.ts';

it.each(sectionNames)('%s has a title in both languages, and can be read while it is empty', (name) => {
  const isSwitches = name === 'identity';
  for (const language of ['en', 'fr-ca'] as const) {
    expect(sectionTitle(name, language)).toMatch(/^\p{Lu}/u);
    for (const { label, value, says } of readSection(name, sections[name].empty(), language).fields)
      expect([label !== '', value !== '', says !== '']).toEqual([true, isSwitches, isSwitches]);
  }
});

it('the parts of Identity are read as shown until they are hidden', () => {
  const content = { masks: true, colors: false, learningStyles: undefined, grit: false };
  const read = (language: 'en' | 'fr-ca') =>
    readSection('identity', content, language).fields.map(({ label, says }) => `${label}: ${says}`);
  expect(read('en')).toEqual(['Masks: shown', 'Colors: hidden', 'Learning styles: shown', 'Grit: hidden']);
  expect(read('fr-ca')).toEqual([
    'Masques: dans le portfolio',
    'Couleurs: hors du portfolio',
    'Styles d’apprentissage: dans le portfolio',
    'Persévérance: hors du portfolio',
  ]);
});

it('a record is read field by field, with the labels on the athlete’s screen', () => {
  const motto = { motto: 'Encore un arrêt', explanation: '' };
  expect(readSection('motto', motto, 'fr-ca')).toEqual({
    fields: [
      { key: 'motto', label: 'Devise', value: 'Encore un arrêt', says: 'Encore un arrêt' },
      { key: 'explanation', label: 'Ce que ta devise veut dire pour toi', value: '', says: '' },
    ],
    lists: [],
  });
});

it('an item is read as a name, the lines of its card, and fields whose choices have labels', () => {
  const season = { year: 2026, sports: [sport], performances: [performance], awards: [award] };
  const { lists } = readSection('sports-history', { seasons: [season], links: [link] }, 'en');
  expect(lists.map(({ path, label }) => [path.join('/'), label])).toEqual([
    ['seasons/2026/sports', 'Season 2026–2027 › Sports'],
    ['seasons/2026/performances', 'Season 2026–2027 › Performances'],
    ['seasons/2026/awards', 'Season 2026–2027 › Awards'],
    ['links', 'Links'],
  ]);
  expect(lists.map(({ items }) => items[0]?.lines)).toEqual([
    ['Ice hockey', 'U18 AA · Goaltender · Queens'],
    ['.931 · Regular season', ''],
    ['MVP', 'Ottawa Classic'],
    ['Statistics', 'https://stats.example/nora'],
  ]);
  expect(lists[0]?.items[0]).toMatchObject({
    id: sport.id,
    name: 'Ice hockey, Goaltender, U18 AA, Queens',
    fields: [
      { key: 'sport', label: 'Sport', value: 'hockey', says: 'Ice hockey' },
      { key: 'country', label: 'Country', value: 'can', says: 'Canada' },
      { key: 'category', label: 'Category or level', value: 'u18AA', says: 'U18 AA' },
      { key: 'categoryOther', label: 'Your category or level', value: '', says: '' },
      { key: 'position', label: 'Position', value: 'goalie', says: 'Goaltender' },
      { key: 'positionOther', label: 'Your position or specialty', value: '', says: '' },
      { key: 'team', label: 'Team or club', value: 'Queens', says: 'Queens' },
      { key: 'league', label: 'League or federation', value: '', says: '' },
    ],
  });
});

it('a position is read in French as for those in whose events the athlete competes', () => {
  const season = { year: 2026, sports: [sport], performances: [], awards: [] };
  const read = (gender: 'm' | 'f' | null) =>
    readSection('sports-history', { seasons: [season], links: [] }, 'fr-ca', gender).lists[0]?.items[0];
  expect([read('f')?.name, read('m')?.name]).toEqual([
    'Hockey sur glace, Gardienne de but, M18 AA, Queens',
    'Hockey sur glace, Gardien de but, M18 AA, Queens',
  ]);
  expect(read('f')?.fields.find(({ key }) => key === 'position')?.says).toBe('Gardienne de but');
  expect(read(null)?.lines).toContain('M18 AA · Gardien(-ne) de but · Queens');
});

it('a sport of no list is read in the athlete’s own words', () => {
  const own = { ...sport, category: 'other', categoryOther: 'M17 élite', position: 'other', positionOther: 'Rover' };
  const season = { year: 2026, sports: [own], performances: [], awards: [] };
  const [item] = readSection('sports-history', { seasons: [season], links: [] }, 'fr-ca').lists[0]?.items ?? [];
  expect(item?.lines).toEqual(['Hockey sur glace', 'M17 élite · Rover · Queens']);
  expect(item?.fields.find(({ key }) => key === 'category')?.says).toBe('Autre');
});

it('a performance is read with its sport and its metric', () => {
  const metric = { kind: 'time', value: 62_840, unit: 's', date: '2026-11-14', source: 'official', link: '' } as const;
  const season = {
    year: 2026,
    sports: [sport],
    performances: [{ ...performance, sportId: sport.id, metric }],
    awards: [],
  };
  const { lists } = readSection('sports-history', { seasons: [season], links: [] }, 'fr-ca');
  expect(lists[1]?.items[0]?.lines).toContain('1:02,84, résultat officiel, 14 novembre 2026');
  expect(lists[1]?.items[0]?.fields.map(({ label, says }) => [label, says])).toEqual([
    ['Sport', 'Hockey sur glace'],
    ['Résultat', '.931'],
    ['Épreuve ou statistique', 'Regular season'],
    ['Dans tes mots', ''],
    ['Résultat à comparer', '1:02,84, résultat officiel, 14 novembre 2026'],
  ]);
});

it('a file is read by what a person knows of it', () => {
  const picture = {
    fileId: 'a1b2c3d4-0000-4000-8000-000000000000',
    crop: { left: 0.1, top: 0, side: 0.8 },
    cardCrop: { left: 0, top: 0.05, side: 1.2 },
  };
  expect(readSection('profile-picture', picture, 'fr-ca').fields.map(({ says }) => says)).toEqual([
    'Une photo (a1b2)',
    '80\u00a0% du petit côté, à 10\u00a0% de la gauche et à 0\u00a0% du haut',
    '120\u00a0% du petit côté, à 0\u00a0% de la gauche et à 5\u00a0% du haut',
  ]);
  const { lists } = readSection('academic-documents', { documents: [academicDocument] }, 'fr-ca');
  expect(lists[0]?.items[0]?.lines).toEqual(['Transcript', 'PDF · 2\u00a0pages · 184\u00a0ko']);
});

it('a job is read with its years, which may go on', () => {
  const linesOf = (endYear: number | null, language: 'en' | 'fr-ca') =>
    readSection('work-experience', { jobs: [{ ...job, endYear }] }, language).lists[0]?.items[0]?.lines;
  expect(linesOf(2026, 'en')).toEqual(['Sharpener', 'Pro Skate · 2024–2026']);
  expect(linesOf(null, 'fr-ca')).toEqual(['Sharpener', 'Pro Skate · Depuis 2024']);
});

it('general information is read as its form says it, also while a number is typed', () => {
  const general = {
    ...sections.general.empty(),
    height: { feet: '5', inches: '9' },
    weight: '152',
    residency: { country: 'usa', region: 'NM' },
    gender: 'f',
    jerseyNumber: 31,
    writesIn: 'fr-ca',
  } as const;
  const read = readSection('general', general, 'fr-ca').fields.filter(({ says }) => says !== '');
  expect(read.map(({ label, says }) => `${label}: ${says}`)).toEqual([
    'Taille: 5\u00a0pi\u00a09\u00a0po',
    'Poids: 152\u00a0lb',
    'Lieu de résidence: Nouveau-Mexique, États-Unis',
    'Compétitions: Féminines',
    'Numéro de chandail: 31',
    'J’écris en: Français',
  ]);
});

it('an item that is not filled in yet can be read', () => {
  const empty = { ...sport, sport: '', category: '', position: '', team: '', league: '' };
  const season = { year: 2026, sports: [empty], performances: [], awards: [] };
  expect(readSection('sports-history', { seasons: [season], links: [] }, 'en').lists[0]?.items[0]).toMatchObject({
    name: '',
    lines: ['', ''],
  });
});

it('an athlete is read as name, date of birth and place', () => {
  const athlete = {
    firstName: 'Nora',
    lastName: 'Whitcombe',
    dateOfBirth: '2009-03-04',
    place: { country: 'can', region: 'ON' },
    language: 'en',
  } as const;
  expect(readAthlete(athlete, 'fr-ca').map(({ label, says }) => `${label} ${says}`)).toEqual([
    'Nom Nora Whitcombe',
    'Date de naissance 4 mars 2009',
    'Lieu ON, Canada',
  ]);
});

it('academics are read as their labels, with the decimal sign of the language', () => {
  const says = readSection('academics', portfolioSamples.AcademicsWritten, 'fr-ca').fields.map(
    ({ label, says }) => `${label}: ${says}`,
  );
  expect(says).toEqual([
    'Niveau d’études: École secondaire (hors Québec) · 11e année',
    'Nom de l’établissement: Hillcrest Heights High School',
    'Année de diplomation: 2027',
    'Début souhaité: Automne 2027',
    'Notes: Moyenne (%)\u00a0: 91,5 · Note en anglais\u00a0: 88',
    'Résultats au SAT: 640 + 700',
    'Numéro NCAA: 2512345678',
    'Champs d’intérêt: Sciences de la santé · Sciences du sport',
    'Projet d’études: Nursing.',
  ]);
});

it('a value reads the same in whatever order its keys are, so that only a change looks like one', () => {
  const reversed = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, inner]) => [key, reversed(inner)]),
        )
      : value;
  const written = portfolioSamples.AcademicsWritten;
  const other = reversed(written) as typeof written;
  expect(JSON.stringify(other)).not.toBe(JSON.stringify(written));
  expect(readSection('academics', other, 'en')).toEqual(readSection('academics', written, 'en'));
});

it('academics can be read while they are typed', () => {
  const draft = {
    ...sections.academics.empty(),
    level: { schoolType: '', year: '' },
    entry: { term: 'fall', year: '' },
    marks: { system: '', overall: '91', english: '', math: '' },
    sat: { readingWriting: '64', math: '' },
  } as const;
  const says = readSection('academics', draft, 'en').fields.map((field) => field.says);
  expect(says).toEqual(['', '', '', 'Fall', '91', '64', '', '', '']);
});

it('a field without a label does not compile', () => {
  // @ts-expect-error The explanation has none.
  const words: RecordWords<SectionContent<'motto'>> = { motto: text(m.motto_motto_label) };
  expect(Object.keys(words)).toEqual(['motto']);
});

it('a contact reads with the role and the phone in words, and one who was erased by no name', () => {
  const erased = { ...contact, role: 'coach', name: '', relation: '', phone: '', permission: false } as const;
  const [list] = readSection('contacts', { contacts: [contact, erased] }, 'fr-ca').lists;
  expect(list?.items.map(({ lines }) => lines)).toEqual([
    ['Joan Whitfield', 'Référence · Teacher · 613\u00A0555-0145'],
    ['un contact effacé', 'Coach'],
  ]);
});
