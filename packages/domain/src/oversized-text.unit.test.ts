import { afterEach, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod/mini';
import { email, givenPassword, newPassword, oneTimeCode, signUpForm } from './account/index.ts';
import { fieldErrors } from './kernel/field-errors.ts';
import { link } from './kernel/link.ts';
import { line, lineLimits, paragraph } from './kernel/text.ts';
import { grantPlan } from './plan/index.ts';
import { type SectionChange, type SectionName, sections } from './portfolio/sections.ts';
import { passcode, publishForm } from './sharing/index.ts';

/** 240 kB on the wire. */
const marks = `a${'\u0301\u0323'.repeat(60_000)}`;

const normalize = vi.spyOn(String.prototype, 'normalize');
const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
afterEach(() => vi.clearAllMocks());

/** Returns the code of each refused field, and asserts that no long text was normalized or split into characters. */
const refusedFields = (schema: z.ZodMiniType, input: unknown): Record<string, string> => {
  const { error } = schema.safeParse(input);
  const texts = [...normalize.mock.contexts, ...segment.mock.calls.flat()];
  expect(texts.filter((text) => String(text).length > 100)).toEqual([]);
  const codes = Object.entries(error ? fieldErrors(error) : {}).map(([path, { code }]) => [path, code]);
  return Object.fromEntries(codes);
};

describe('240 kB of marks are refused before anything is normalized', () => {
  it.each<[string, z.ZodMiniType, string]>([
    ['a line', line(lineLimits), 'too_long'],
    ['a paragraph', paragraph(), 'too_long'],
    ['a link', link, 'too_long'],
    ['an e-mail address', email, 'too_long'],
    ['a password at log in', givenPassword, 'too_long'],
    ['a new password', newPassword, 'too_long'],
    ['a one-time code', oneTimeCode, 'six_digits'],
    ['a passcode', passcode, 'six_digits'],
  ])('as %s', (_, schema, code) => expect(refusedFields(schema, marks)).toEqual({ '': code }));

  it('at sign-up, with every other error', () => {
    const form = { firstName: marks, lastName: 'Roy', email: marks, password: marks, confirmation: 'another' };
    const rest = { dateOfBirth: '2009-03-04', country: 'can', region: 'NY', terms: true };
    expect(refusedFields(signUpForm, { ...form, ...rest })).toEqual({
      firstName: 'too_long',
      email: 'too_long',
      password: 'too_long',
      confirmation: 'passwords_differ',
      region: 'region_unknown',
    });
  });

  it('as the label of a link', () =>
    expect(refusedFields(publishForm, { parts: null, label: marks, passcode: { kind: 'none' }, days: null })).toEqual({
      label: 'too_long',
    }));

  it('as the reason of a grant', () =>
    expect(refusedFields(grantPlan, { type: 'GrantPlan', until: null, reason: marks })).toEqual({
      reason: 'too_long',
    }));
});

const id = '00000000-0000-4000-8000-000000000001';
const level = { schoolType: 'cegep', year: 'technical1' } as const;
const hockey = { id, country: 'can', sport: 'hockey', category: 'other', position: 'other' } as const;
const time = { kind: 'time', value: 1, unit: 's', date: '', source: 'self', link: marks } as const;

/** One command per text of each section. */
const changes: { readonly [Name in SectionName]: readonly SectionChange<Name>[] } = {
  introduction: [
    {
      type: 'WriteIntroduction',
      content: { greetingsLine1: marks, greetingsLine2: marks, shortDesc: marks, intro: marks },
    },
  ],
  highlights: [
    {
      type: 'WriteHighlights',
      content: { firstVideo: marks, firstTitle: marks, secondVideo: marks, secondTitle: marks, channel: marks },
    },
  ],
  general: [
    {
      type: 'WriteGeneral',
      content: {
        fullName: marks,
        nickname: marks,
        height: { feet: 5, inches: 9 },
        weight: 150,
        hometown: marks,
        residency: null,
        gender: 'f',
        jerseyNumber: null,
        teamColor: '',
        writesIn: '',
      },
    },
  ],
  motto: [{ type: 'WriteMotto', content: { motto: marks, explanation: marks } }],
  'profile-picture': [],
  identity: [],
  academics: [
    { type: 'WriteAcademics', content: { ...sections.academics.empty(), level, school: marks, academicVision: marks } },
  ],
  vision: [{ type: 'WriteVision', content: { dreams: marks, plan: marks } }],
  'academic-documents': [
    {
      type: 'ChangeAcademicDocument',
      item: { id, name: marks, type: 'application/pdf', bytes: 1, pages: 1 },
    },
  ],
  'work-experience': [
    {
      type: 'ChangeJob',
      item: { id, company: marks, title: marks, startYear: 2024, endYear: null, description: marks },
    },
  ],
  contacts: [
    {
      type: 'ChangeContact',
      item: {
        id,
        role: 'coach',
        name: marks,
        relation: marks,
        organization: marks,
        phone: marks,
        email: marks,
        permission: false,
      },
    },
  ],
  'sports-history': [
    {
      type: 'ChangeSport',
      item: { ...hockey, categoryOther: marks, positionOther: marks, team: marks, league: marks },
    },
    { type: 'ChangePerformance', item: { id, sportId: '', result: marks, event: marks, desc: marks, metric: time } },
    { type: 'ChangeAward', item: { id, name: marks, awardedBy: marks, description: marks } },
    { type: 'ChangeExternalLink', item: { id, name: marks, url: marks } },
  ],
};

const textFields = (value: unknown, path: readonly string[] = []): string[] => {
  if (value === marks) return [path.join('.')];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => textFields(inner, [...path, key]))
    : [];
};

const edits = Object.values(sections).flatMap(({ name, command }) =>
  changes[name].map((change) => ({ name, command, change })),
);

describe('240 kB of marks in a section are refused before anything is normalized', () => {
  it.each(edits)('in $name, by $change.type', ({ command, change }) =>
    expect(refusedFields(command, change)).toEqual(
      Object.fromEntries(textFields(change).map((path) => [path, 'too_long'])),
    ),
  );

  it('and the confirmed content stays', () => {
    const confirmed = { motto: 'Onward', explanation: '' };
    expect(sections.motto.validPart({ ...confirmed, explanation: marks }, confirmed)).toBe(confirmed);
  });
});
