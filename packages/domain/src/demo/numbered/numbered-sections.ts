import type { Place } from '../../account/index.ts';
import type { Language } from '../../kernel/language.ts';
import { type Random, randomFrom } from '../../kernel/seeded-random.ts';
import type { SectionContent, SectionName } from '../../portfolio/index.ts';
import { schoolYearEnd } from '../seasons.ts';
import { idFrom } from './ids.ts';
import { filledIn, type NumberedWords, numberedWords } from './words.ts';

export interface Living {
  readonly language: Language;
  readonly gender: 'm' | 'f';
  readonly age: number;
  readonly place: Place;
  readonly town: string;
  readonly email: string;
  /** The name as used within a sentence. */
  readonly sport: string;
}

interface Writer extends Living {
  readonly firstName: string;
}

type Written = Omit<{ readonly [Name in SectionName]: (at: Date) => SectionContent<Name> }, 'sports-history'>;
type Academics = SectionContent<'academics'>;

const teamColors = ['red', 'orange', 'gold', 'green', 'blue', 'purple'] as const;
const fieldsOfInterest = ['business', 'education', 'engineering', 'healthSciences', 'sportsScience'] as const;

/** By age, from 15 to 19. */
const inQuebec = [
  { schoolType: 'secondary', year: 'secondary4' },
  { schoolType: 'secondary', year: 'secondary5' },
  { schoolType: 'cegep', year: 'preUniversity1' },
  { schoolType: 'cegep', year: 'preUniversity2' },
  { schoolType: 'university', year: 'undergraduate1' },
] as const;
const elsewhere = [
  { schoolType: 'highSchool', year: 'grade10' },
  { schoolType: 'highSchool', year: 'grade11' },
  { schoolType: 'highSchool', year: 'grade12' },
  { schoolType: 'university', year: 'undergraduate1' },
  { schoolType: 'university', year: 'undergraduate2' },
] as const;
const YOUNGEST = 15;

const marksOf = (random: Random, system: NonNullable<Academics['marks']>['system']): Academics['marks'] => {
  const mark = (): string => {
    const tenths = random.below(100);
    if (system === 'r') return `${24 + random.below(10)}.${100 + tenths * 9}`;
    return system === 'gpa'
      ? `${2 + random.below(2)}.${10 + random.below(90)}`
      : `${70 + random.below(29)}.${tenths % 10}`;
  };
  return { system, overall: mark(), english: mark(), math: mark() };
};

const academicsOf = ({ place, age, language }: Writer, random: Random, words: NumberedWords, at: Date): Academics => {
  const years = place.region === 'QC' ? inQuebec : elsewhere;
  const level = years[age - YOUNGEST] ?? years[0];
  const kind = level.schoolType === 'cegep' || level.schoolType === 'university' ? level.schoolType : 'school';
  const system = level.schoolType === 'cegep' ? 'r' : place.country === 'usa' ? 'gpa' : 'avg';
  const end = schoolYearEnd(at);
  return {
    level,
    school: random.oneOf(words.schools[kind]),
    graduationYear: end + random.below(3),
    entry: { term: 'fall', year: end },
    marks: marksOf(random, system),
    sat:
      place.country === 'usa'
        ? { readingWriting: 400 + random.below(40) * 10, math: 400 + random.below(40) * 10 }
        : null,
    ncaaId: language === 'en' && random.below(3) === 0 ? `25${10_000_000 + random.below(89_999_999)}` : '',
    fieldsOfInterest: fieldsOfInterest.filter(() => random.below(2) === 0),
    academicVision: random.oneOf(words.academicVisions),
  };
};

const phoneFrom = (random: Random): string =>
  `${random.oneOf(['514', '613', '819', '902'])}5550${100 + random.below(100)}`;

const contactsOf = ({ email }: Writer, random: Random, words: NumberedWords): SectionContent<'contacts'> => {
  const other = (role: 'coach' | 'reference', relation: string): SectionContent<'contacts'>['contacts'][number] => ({
    id: idFrom(random),
    role,
    name: `${random.oneOf(words.firstNames[random.oneOf(['m', 'f'] as const)])} ${random.oneOf(words.lastNames)}`,
    relation,
    organization: random.oneOf(words.schools.school),
    phone: phoneFrom(random),
    email: '',
    permission: role === 'reference',
  });
  return {
    contacts: [
      {
        id: idFrom(random),
        role: 'own',
        name: '',
        relation: '',
        organization: '',
        phone: '',
        email,
        permission: false,
      },
      other('coach', words.coach),
      ...(random.below(2) === 0 ? [other('reference', words.teacher)] : []),
    ],
  };
};

/**
 * Returns every section but the sports history. Each draws its own random numbers, so that one does not change another.
 */
export const numberedSections = (writer: Writer, seed: number): Written => {
  const words = numberedWords[writer.language];
  const { sport, town, firstName: name } = writer;
  const fill = (text: string): string => filledIn(text, { sport, town, name });
  const one = (nth: number): Random => randomFrom(seed + nth);
  return {
    introduction: () => {
      const random = one(1);
      return {
        greetingsLine1: fill(words.greeting),
        greetingsLine2: random.oneOf(words.secondGreetings),
        shortDesc: fill(random.oneOf(words.shortDescriptions)),
        intro: [words.beginnings, words.middles, words.endings].map((of) => fill(random.oneOf(of))).join('\n\n'),
      };
    },
    'profile-picture': () => ({ fileId: '', crop: null, cardCrop: null }),
    general: () => {
      const random = one(2);
      return {
        fullName: '',
        nickname: '',
        height: { feet: 5 + random.below(2), inches: random.below(11) },
        weight: 110 + random.below(110),
        hometown: town,
        residency: null,
        gender: writer.gender,
        jerseyNumber: random.below(100),
        teamColor: random.oneOf(teamColors),
        writesIn: writer.language,
      };
    },
    identity: () => ({ masks: true, colors: true, learningStyles: true, grit: true }),
    academics: (at) => academicsOf(writer, one(3), words, at),
    'academic-documents': () => ({ documents: [] }),
    highlights: () => {
      const random = one(4);
      return {
        firstVideo: `https://vimeo.com/${100_000_000 + random.below(800_000_000)}`,
        firstTitle: random.oneOf(words.videoTitles),
        secondVideo: '',
        secondTitle: '',
        channel: '',
      };
    },
    vision: () => {
      const random = one(5);
      return { dreams: fill(random.oneOf(words.dreams)), plan: random.oneOf(words.plans) };
    },
    motto: () => {
      const [motto, explanation] = one(6).oneOf(words.mottos);
      return { motto, explanation };
    },
    'work-experience': (at) => {
      const random = one(7);
      const [title, company] = random.oneOf(words.jobs);
      return {
        jobs: [
          {
            id: idFrom(random),
            title,
            company: fill(company),
            startYear: at.getUTCFullYear() - 1 - random.below(2),
            endYear: null,
            description: random.oneOf(words.jobNotes),
          },
        ],
      };
    },
    contacts: () => contactsOf(writer, one(8), words),
  };
};
