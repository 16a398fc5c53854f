import type { IdentityEvent } from '@palmares/domain/identity';
import type { PlanEvent } from '@palmares/domain/plan';
import type { PortfolioEvent } from '@palmares/domain/portfolio';
import type { SharingEvent } from '@palmares/domain/sharing';

type Samples<Event extends { readonly type: string; readonly data: unknown }> = {
  readonly [Type in Event['type']]: Extract<Event, { type: Type }>['data'];
};

export const sport = {
  id: 'a0000000-0000-4000-8000-000000000001',
  country: 'can',
  sport: 'hockey',
  category: 'u18AA',
  categoryOther: '',
  position: 'goalie',
  positionOther: '',
  team: 'Queens',
  league: '',
} as const;
export const performance = {
  id: 'a0000000-0000-4000-8000-000000000002',
  sportId: '',
  result: '.931',
  event: 'Regular season',
  desc: '',
  metric: null,
} as const;
export const award = {
  id: 'a0000000-0000-4000-8000-000000000003',
  name: 'MVP',
  awardedBy: 'Ottawa Classic',
  description: '',
} as const;
export const link = {
  id: 'a0000000-0000-4000-8000-000000000004',
  name: 'Statistics',
  url: 'https://stats.example/nora',
} as const;

export const academicDocument = {
  id: 'a0000000-0000-4000-8000-000000000005',
  name: 'Transcript',
  type: 'application/pdf',
  bytes: 184_320,
  pages: 2,
} as const;

export const job = {
  id: 'a0000000-0000-4000-8000-000000000008',
  company: 'Pro Skate',
  title: 'Sharpener',
  startYear: 2024,
  endYear: null,
  description: '',
} as const;

export const contact = {
  id: 'a0000000-0000-4000-8000-000000000009',
  role: 'reference',
  name: 'Joan Whitfield',
  relation: 'Teacher',
  organization: '',
  phone: '6135550145',
  email: '',
  permission: true,
} as const;

const placed = { year: 2026, index: 0 };

/** One sample per event type; a new type does not compile until it has one. */
export const portfolioSamples: Samples<PortfolioEvent> = {
  PortfolioStarted: {
    firstName: 'Nora',
    lastName: 'Whitcombe',
    dateOfBirth: '2009-03-04',
    place: { country: 'can', region: 'ON' },
    language: 'en',
  },
  AthleteRenamed: { firstName: 'Nora', lastName: 'Whitcombe-Roy' },
  IntroductionWritten: { greetingsLine1: 'Hi, I’m Nora.', greetingsLine2: '', shortDesc: '', intro: 'I stop pucks.' },
  ProfilePictureWritten: {
    fileId: 'a0000000-0000-4000-8000-000000000006',
    crop: { left: 0.1, top: 0, side: 0.8 },
    cardCrop: { left: 0, top: 0.05, side: 1.2 },
  },
  GeneralWritten: {
    fullName: '',
    nickname: 'Whit',
    height: { feet: 5, inches: 9 },
    weight: 152,
    hometown: 'Thunder Bay',
    residency: { country: 'can', region: 'ON' },
    gender: 'f',
    jerseyNumber: 31,
    teamColor: 'purple',
    writesIn: 'en',
  },
  ShownIdentityPartsWritten: { masks: true, colors: true, learningStyles: false, grit: true },
  AcademicDocumentAdded: { index: 0, item: academicDocument },
  AcademicDocumentChanged: { item: { ...academicDocument, name: 'Grade 11 transcript' } },
  AcademicDocumentMoved: { id: academicDocument.id, index: 1 },
  AcademicDocumentRemoved: { id: academicDocument.id },
  HighlightsWritten: {
    firstVideo: 'https://youtu.be/M7lc1UVf-VE',
    firstTitle: 'Twelve saves',
    secondVideo: '',
    secondTitle: '',
    channel: '',
  },
  AcademicsWritten: {
    level: { schoolType: 'highSchool', year: 'grade11' },
    school: 'Hillcrest Heights High School',
    graduationYear: 2027,
    entry: { term: 'fall', year: 2027 },
    marks: { system: 'avg', overall: '91.5', english: '88', math: '' },
    sat: { readingWriting: 640, math: 700 },
    ncaaId: '2512345678',
    fieldsOfInterest: ['healthSciences', 'sportsScience'],
    academicVision: 'Nursing.',
  },
  VisionWritten: { dreams: 'To start for a university team.', plan: '' },
  MottoWritten: { motto: 'One more save', explanation: '' },
  GuardianConfirmed: {
    textVersion: '2026-11-27',
    language: 'en',
    method: 'mailed_link',
    guardianName: 'Ruth Whitcombe',
  },
  GuardianWithdrew: { method: 'mailed_link' },
  GuardianRestored: { method: 'mailed_link' },
  GuardianEnded: { reason: 'adult' },
  OwnConsentGiven: { textVersion: '2026-11-23' },
  JobAdded: { index: 0, item: job },
  JobChanged: { item: { ...job, endYear: 2026 } },
  JobMoved: { id: job.id, index: 1 },
  JobRemoved: { id: job.id },
  ContactAdded: { index: 0, item: contact },
  ContactChanged: { item: { ...contact, phone: '6135550178' } },
  ContactMoved: { id: contact.id, index: 1 },
  ContactRemoved: { id: contact.id },
  ReferencePermissionConfirmed: { contactId: contact.id },
  ContactForgotten: { contactId: contact.id },
  SportAdded: { ...placed, item: sport },
  SportChanged: { item: { ...sport, team: 'Lions' } },
  SportMoved: { id: sport.id, index: 1 },
  SportRemoved: { id: sport.id },
  PerformanceAdded: { ...placed, item: performance },
  PerformanceChanged: { item: { ...performance, result: '.940' } },
  PerformanceMoved: { id: performance.id, index: 1 },
  PerformanceRemoved: { id: performance.id },
  AwardAdded: { ...placed, item: award },
  AwardChanged: { item: { ...award, awardedBy: '' } },
  AwardMoved: { id: award.id, index: 1 },
  AwardRemoved: { id: award.id },
  ExternalLinkAdded: { index: 0, item: link },
  ExternalLinkChanged: { item: { ...link, name: 'League page' } },
  ExternalLinkMoved: { id: link.id, index: 1 },
  ExternalLinkRemoved: { id: link.id },
};

const attemptId = 'c0000000-0000-4000-8000-000000000001';

export const identitySamples: Samples<IdentityEvent> = {
  AttemptGranted: { minutes: 40, reason: 'school network' },
  AttemptStarted: {
    attemptId,
    bank: '2026-11',
    seed: 42,
    startedAt: '2026-12-21T17:50:00Z',
    deadline: '2026-12-21T18:30:00Z',
  },
  MaskQuestionRanked: { attemptId, item: 'm1', ranking: ['m1d', 'm1a', 'm1g', 'm1c', 'm1e', 'm1b', 'm1f'] },
  ColorChosen: { attemptId, item: 'c1', choice: 'c1b' },
  LearningStyleChosen: { attemptId, item: 'l1', choice: 'l1c' },
  GritStatementRated: { attemptId, item: 'g1', agreement: 4 },
  AttemptFinished: { attemptId, finishedBy: 'athlete', finishedAt: '2026-12-21T18:12:00Z' },
  IdentityScored: {
    attemptId,
    bank: '2026-11',
    rule: 1,
    result: {
      masks: [
        { mask: 'captain', points: 41 },
        { mask: 'driven', points: 36 },
        { mask: 'strategist', points: 32 },
        { mask: 'soldier', points: 28 },
        { mask: 'player', points: 24 },
        { mask: 'engineer', points: 20 },
        { mask: 'maven', points: 15 },
      ],
      colors: [
        { color: 'red', count: 12, level: 'high' },
        { color: 'yellow', count: 9, level: 'mid' },
        { color: 'blue', count: 7, level: 'mid' },
        { color: 'green', count: 4, level: 'low' },
      ],
      learningStyles: null,
      grit: { score: 3.7, rating: 4 },
    },
  },
};

export const sharingSamples: Samples<SharingEvent> = {
  PortfolioPublished: {
    linkId: 'l1',
    label: 'Coach Brodeur',
    passcode: 'own',
    expiresAt: '2026-12-21T18:30:00Z',
    parts: null,
  },
  LinkChanged: {
    linkId: 'l1',
    label: 'Coach Brodeur',
    expiresAt: null,
    parts: {
      contacts: true,
      documents: false,
      ncaaId: false,
      masks: true,
      colors: true,
      learningStyles: true,
      grit: true,
    },
  },
  LinkSwitchedOff: { linkId: 'l1' },
  LinkSwitchedOn: { linkId: 'l1' },
  LinkReplaced: { linkId: 'l1', replacedBy: 'l2' },
  PasscodeChanged: { linkId: 'l1', passcode: 'own' },
  AccountPasscodeChanged: {},
  LinkRevoked: { linkId: 'l1' },
};

const end = '2026-12-21T18:30:00Z';

export const planSamples: Samples<PlanEvent> = {
  AthletePlanStarted: { subscriptionId: 'sub_1', customerId: 'cus_1', currentPeriodEnd: end },
  AthletePlanRenewed: { subscriptionId: 'sub_1', currentPeriodEnd: end },
  UnsubscribeScheduled: { subscriptionId: 'sub_1', endsAt: end },
  SubscriptionResumed: { subscriptionId: 'sub_1' },
  PaymentFailed: { subscriptionId: 'sub_1', graceEndsAt: end },
  PaymentRecovered: { subscriptionId: 'sub_1' },
  AthletePlanEnded: { subscriptionId: 'sub_1' },
  EndedSubscriptionRemoved: { subscriptionId: 'sub_1' },
  AthletePlanGranted: { until: end, reason: 'demo athlete' },
  PlanGrantEnded: {},
};
