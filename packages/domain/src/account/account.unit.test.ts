import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../kernel/field-errors.ts';
import {
  admit,
  ageAt,
  ageClass,
  birthdayAt,
  consentAge,
  hasRegion,
  isCalendarDay,
  isTooYoung,
  regionChoices,
  regionLabel,
  signUpForm,
} from './index.ts';

const form = {
  firstName: 'Zoé',
  lastName: 'Tremblay',
  email: 'zoe@example.com',
  password: 'correct horse',
  confirmation: 'correct horse',
  dateOfBirth: '2009-03-04',
  country: 'can',
  region: 'QC',
  terms: true,
};
const errors = (change: Record<string, unknown>) => {
  const parsed = signUpForm.safeParse({ ...form, ...change });
  return parsed.success ? {} : fieldErrors(parsed.error);
};

describe('the sign-up form', () => {
  it('accepts valid answers', () => expect(errors({})).toEqual({}));

  it.each([
    ['firstName', 'Z', 'too_short'],
    ['firstName', 'Z'.repeat(31), 'too_long'],
    ['lastName', '', 'required'],
    ['email', 'zoe', 'email_invalid'],
    ['email', 'zoe@example', 'email_invalid'],
    ['email', 'zoe\u0000@example.com', 'email_invalid'],
    ['email', '', 'required'],
    ['password', '1234567', 'too_short'],
    ['password', 'x'.repeat(201), 'too_long'],
    ['confirmation', 'other horse', 'passwords_differ'],
    ['confirmation', '', 'required'],
    ['dateOfBirth', '2009-02-29', 'date_invalid'],
    ['dateOfBirth', '04/03/2009', 'date_invalid'],
    ['dateOfBirth', '', 'required'],
    ['country', 'fra', 'choice_invalid'],
    ['region', 'NY', 'region_unknown'],
    ['region', '', 'required'],
    ['terms', false, 'terms_required'],
  ])('refuses %s %j: %s', (field, value, code) =>
    expect(errors({ [field]: value })).toMatchObject({ [field]: { code } }),
  );

  it('reports every error at once', () =>
    expect(
      Object.keys(errors({ firstName: '', password: 'short', confirmation: 'other', region: 'XX' })).sort(),
    ).toEqual(['confirmation', 'firstName', 'password', 'region']));

  it('normalizes the email address and the password', () => {
    const parsed = signUpForm.parse({
      ...form,
      email: '  Zoe@Example.COM ',
      password: 'e\u0301te\u0301 2026',
      confirmation: '\u00e9t\u00e9 2026',
    });
    expect(parsed.email).toBe('zoe@example.com');
    expect(parsed.password).toBe('\u00e9t\u00e9 2026');
  });

  it('keeps the spaces of a password', () =>
    expect(signUpForm.parse({ ...form, password: ' 12345678', confirmation: ' 12345678' }).password).toBe(' 12345678'));
});

describe('age', () => {
  const at = new Date('2026-11-20T12:00:00Z');
  const quebec = { country: 'can', region: 'QC' } as const;
  const ontario = { country: 'can', region: 'ON' } as const;

  it('increases on the birthday', () => {
    expect(ageAt('2012-11-20', 'can', at)).toBe(14);
    expect(ageAt('2012-11-21', 'can', at)).toBe(13);
    expect(ageAt('2008-02-29', 'can', new Date('2026-02-28T12:00:00Z'))).toBe(17);
    expect(ageAt('2008-02-29', 'can', new Date('2026-03-01T12:00:00Z'))).toBe(18);
  });

  it.each([
    ['can', '2026-11-26T00:01:00Z', 17],
    ['can', '2026-11-26T07:59:59.999Z', 17],
    ['can', '2026-11-26T08:00:00Z', 18],
    ['usa', '2026-11-26T08:00:00Z', 17],
    ['usa', '2026-11-26T09:59:59.999Z', 17],
    ['usa', '2026-11-26T10:00:00Z', 18],
  ] as const)('increases once the birthday has begun in the last time zone: %s, %s, %i', (country, time, age) => {
    expect(ageAt('2008-11-26', country, new Date(time))).toBe(age);
    expect(birthdayAt('2008-11-26', country, 18) <= new Date(time)).toBe(age === 18);
  });

  it.each([
    ['can', '08:00', '2012-11-20', 'QC', 'guardian_needed', 'athlete'],
    ['can', '08:00', '2013-11-20', 'BC', 'guardian_needed', 'athlete'],
    ['usa', '10:00', '2013-11-20', 'HI', 'guardian_needed', 'athlete'],
  ] as const)(
    'is reached there for consent too: %s at %sZ, born %s in %s',
    (country, time, born, region, before, after) => {
      const admitted = (at: Date) => admit(born, { country, region }, at);
      const begun = new Date(`2026-11-20T${time}Z`);
      expect(admitted(new Date(begun.getTime() - 1))).toEqual({ ok: true, value: before });
      expect(admitted(begun)).toEqual({ ok: true, value: after });
    },
  );

  it('of consent is 14 in Quebec and 13 elsewhere', () => {
    expect(consentAge(quebec)).toBe(14);
    expect(consentAge(ontario)).toBe(13);
    expect(consentAge({ country: 'usa', region: 'CA' })).toBe(13);
  });

  it('is a child’s, a minor’s or an adult’s, by the age of consent of the place', () => {
    const [thirteen, eighteen] = ['2013-06-01', '2008-06-01'];
    const at = new Date('2026-11-20T12:00:00Z');
    expect(ageClass(thirteen, quebec, at)).toBe('child');
    expect(ageClass(thirteen, ontario, at)).toBe('minor');
    expect(ageClass('2008-11-21', quebec, at)).toBe('minor');
    expect(ageClass(eighteen, quebec, at)).toBe('adult');
  });

  it('below the age of consent needs a guardian', () => {
    expect(admit('2012-11-21', quebec, at)).toEqual({ ok: true, value: 'guardian_needed' });
    expect(admit('2012-11-20', quebec, at)).toEqual({ ok: true, value: 'athlete' });
    expect(admit('2012-11-21', ontario, at)).toEqual({ ok: true, value: 'athlete' });
    expect(admit('2016-11-20', ontario, at)).toEqual({ ok: true, value: 'guardian_needed' });
  });

  it('below 10 is refused, and no guardian is asked', () => {
    for (const born of ['2016-11-21', '2022-01-01'])
      expect(admit(born, quebec, at)).toEqual({
        ok: false,
        refusal: { code: 'age_out_of_range', field: 'dateOfBirth', params: { min: 10, max: 60, bound: 'min' } },
      });
  });

  it('that is too young is told from one that is too old', () => {
    const refusalOf = (born: string) => {
      const admitted = admit(born, quebec, at);
      return admitted.ok ? { code: 'none' } : admitted.refusal;
    };
    expect(['2022-01-01', '1950-01-01', '2012-13-01'].map((born) => isTooYoung(refusalOf(born)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('over 60 is refused, like a date of birth that is invalid or in the future', () => {
    expect(admit('1965-11-21', ontario, at)).toEqual({ ok: true, value: 'athlete' });
    expect(admit('1965-11-20', ontario, at)).toMatchObject({
      refusal: { code: 'age_out_of_range', params: { min: 10, max: 60, bound: 'max' } },
    });
    expect(admit('2026-11-21', ontario, at)).toMatchObject({ refusal: { code: 'date_invalid' } });
    expect(admit('2012-13-01', ontario, at)).toMatchObject({ refusal: { code: 'date_invalid' } });
  });

  it('needs a date that exists in the calendar', () => {
    for (const day of ['2024-02-29', '2000-12-31']) expect(isCalendarDay(day)).toBe(true);
    for (const day of ['2023-02-29', '1900-02-29', '2024-00-10', '2024-1-1', '0001-01-01x', ''])
      expect(isCalendarDay(day)).toBe(false);
  });
});

describe('regions', () => {
  it('are 13 provinces and territories in Canada, and 56 states, districts and territories in the USA', () => {
    expect(regionChoices('can', 'en')).toHaveLength(13);
    expect(regionChoices('usa', 'fr-ca')).toHaveLength(56);
  });

  it('are sorted in the order of the language', () => {
    expect(
      regionChoices('can', 'fr-ca')
        .map(({ label }) => label)
        .slice(0, 3),
    ).toEqual(['Alberta', 'Colombie-Britannique', 'Île-du-Prince-Édouard']);
    expect(regionLabel('can', 'NS', 'fr-ca')).toBe('Nouvelle-Écosse');
  });

  it('belong to their country', () => {
    expect(hasRegion('can', 'QC')).toBe(true);
    expect(hasRegion('usa', 'QC')).toBe(false);
  });
});
