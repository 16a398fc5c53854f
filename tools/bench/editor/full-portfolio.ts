import { OTHER } from '@palmares/domain/catalogue';
import type { ReadyFile } from '@palmares/domain/files';
import type { SectionContent, SectionName } from '@palmares/domain/portfolio';
import {
  academicDocument,
  academicDocumentsLimits,
  academicsLimits,
  contactsLimits,
  generalLimits,
  highlightsLimits,
  introductionLimits,
  mottoLimits,
  seasonYears,
  sportsHistoryLimits,
  visionLimits,
  workExperienceLimits,
} from '@palmares/domain/sections';

export interface Filling {
  readonly at: Date;
  /** A picture, and the maximum number of documents of a portfolio. */
  readonly files: readonly ReadyFile[];
}

const LONGEST_LINK = 2000;
const LONGEST_EMAIL = 254;

/** Returns words of seven letters, with a whole word up to the last character. */
const text = (length: number): string =>
  `${'hockeys '
    .repeat(length)
    .slice(0, length - 1)
    .replace(/ $/u, 's')}e`;

/** Returns that many words with that many characters in total. */
const words = (count: number, length: number): string => {
  const short = 'puck '.repeat(count - 1);
  return short + 'e'.repeat(length - short.length);
};

const link = (): string => {
  const start = 'https://example.com/';
  return start + 'e'.repeat(LONGEST_LINK - start.length);
};

const email = (): string => {
  const end = '@example.com';
  return 'e'.repeat(LONGEST_EMAIL - end.length) + end;
};

const many = <Item>(count: number, item: () => Item): (Item & { readonly id: string })[] =>
  Array.from({ length: count }, () => ({ id: crypto.randomUUID(), ...item() }));

const line = text(80);
const paragraph = text(2000);

type Contents = { readonly [Name in SectionName]: (filling: Filling) => SectionContent<Name> };

const fullSeason = (year: number): SectionContent<'sports-history'>['seasons'][number] => {
  const sports = many(sportsHistoryLimits.sports, () => ({
    country: 'can' as const,
    sport: 'hockey',
    category: OTHER,
    categoryOther: line,
    position: OTHER,
    positionOther: line,
    team: line,
    league: line,
  }));
  return {
    year,
    sports,
    performances: many(sportsHistoryLimits.performances, () => ({
      sportId: sports[0]?.id ?? '',
      result: line,
      event: line,
      desc: paragraph,
      metric: {
        kind: 'percent',
        value: 9310,
        unit: 'average',
        date: `${year}-11-20`,
        source: 'official',
        link: link(),
      },
    })),
    awards: many(sportsHistoryLimits.awards, () => ({ name: line, awardedBy: line, description: paragraph })),
  };
};

/** Contents with every list and every text at its limit. A section that is left out does not compile. */
export const fullPortfolio: Contents = {
  introduction: () => ({
    greetingsLine1: text(introductionLimits.greetingsLine),
    greetingsLine2: text(introductionLimits.greetingsLine),
    shortDesc: words(introductionLimits.shortDescWords, introductionLimits.shortDesc),
    intro: text(introductionLimits.intro),
  }),
  'profile-picture': ({ files }) => {
    const picture = files.find(({ kind }) => kind === 'picture');
    const crop = picture ? { left: 0, top: 0, side: 1 } : null;
    return { fileId: picture?.id ?? '', crop, cardCrop: crop };
  },
  general: () => ({
    fullName: text(generalLimits.name.max),
    nickname: text(generalLimits.name.max),
    height: { feet: generalLimits.feet.max, inches: generalLimits.inches.max },
    weight: generalLimits.pounds.max,
    hometown: text(generalLimits.hometown.max),
    residency: { country: 'can', region: 'QC' },
    gender: 'f',
    jerseyNumber: generalLimits.jerseyNumber.max,
    teamColor: 'blue',
    writesIn: 'en',
  }),
  'sports-history': ({ at }) => ({
    seasons: seasonYears(at).map(fullSeason),
    links: many(sportsHistoryLimits.links, () => ({ name: line, url: link() })),
  }),
  identity: () => ({ masks: false, colors: false, learningStyles: false, grit: false }),
  academics: ({ at }) => ({
    level: { schoolType: 'highSchool', year: 'grade12' },
    school: text(academicsLimits.school.max),
    graduationYear: at.getUTCFullYear(),
    entry: { term: 'fall', year: at.getUTCFullYear() },
    marks: { system: 'avg', overall: '91.25', english: '88.75', math: '93.55' },
    sat: { readingWriting: academicsLimits.sat.max, math: academicsLimits.sat.max },
    ncaaId: '2512345678',
    fieldsOfInterest: ['arts', 'humanities', 'business', 'computerScience', 'mediaAndComms'],
    academicVision: text(academicsLimits.academicVision),
  }),
  'academic-documents': ({ files }) => ({
    documents: files
      .filter(({ kind }) => kind === 'document')
      .map(({ kind: _, ...file }) => academicDocument.parse({ ...file, name: text(academicDocumentsLimits.name.max) })),
  }),
  highlights: () => ({
    firstVideo: link(),
    firstTitle: text(highlightsLimits.title.max),
    secondVideo: link(),
    secondTitle: text(highlightsLimits.title.max),
    channel: link(),
  }),
  vision: () => ({ dreams: text(visionLimits.dreams), plan: text(visionLimits.plan) }),
  motto: () => ({ motto: text(mottoLimits.motto.max), explanation: text(mottoLimits.explanation) }),
  'work-experience': ({ at }) => ({
    jobs: many(workExperienceLimits.jobs, () => ({
      company: text(workExperienceLimits.company.max),
      title: text(workExperienceLimits.title.max),
      startYear: at.getUTCFullYear() - 1,
      endYear: at.getUTCFullYear(),
      description: text(workExperienceLimits.description),
    })),
  }),
  contacts: () => ({
    contacts: many(contactsLimits.contacts, () => ({
      role: 'reference',
      name: text(contactsLimits.text.max),
      relation: text(contactsLimits.text.max),
      organization: text(contactsLimits.text.max),
      phone: '5145550142',
      email: email(),
      permission: true,
    })),
  }),
};
