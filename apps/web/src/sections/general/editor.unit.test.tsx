import { type DraftContent, sections } from '@palmares/domain/portfolio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AthleteContext } from '../athlete-context.ts';
import { GeneralEditor } from './editor.tsx';

const athlete = {
  firstName: 'Nora',
  lastName: 'Whitcombe',
  dateOfBirth: '2009-05-12',
  place: { country: 'can', region: 'MB' },
  language: 'fr-ca',
  age: 17,
  at: new Date('2026-11-27T12:00:00Z'),
  gender: null,
  identity: null,
} as const;
const empty = sections.general.empty();

const formOf = (content: Partial<DraftContent<'general'>>, showErrors = false): string =>
  renderToStaticMarkup(
    <AthleteContext value={athlete}>
      <GeneralEditor content={{ ...empty, ...content }} edit={() => {}} showErrors={showErrors} />
    </AthleteContext>,
  );
/** The values of the number fields, by the unit that names them. */
const numbersIn = (html: string): Record<string, string | undefined> =>
  Object.fromEntries(
    [...html.matchAll(/<input(?![^>]*type="radio")[^>]*aria-label="(\w+)"[^>]*>/g)].map(([tag, unit]) => [
      unit,
      /value="([^"]*)"/.exec(tag)?.[1],
    ]),
  );
const chosenIn = (html: string): string[] =>
  [...html.matchAll(/<option[^>]*selected=""[^>]*>([^<]*)</g)].map(([, label]) => label ?? '');

describe('the form of general information', () => {
  it('shows the date of birth of sign-up and the age, and says that support changes it', () => {
    const html = formOf({});
    expect(html).toContain('May\u00a012,\u00a02009, 17 years old');
    expect(html).toContain('To correct it, email support:');
    expect(html).toContain('href="mailto:support@palmares.example"');
    expect(html).not.toMatch(/name="(?:dateOfBirth|age)"/);
  });

  it('shows the place and the language of sign-up until others are chosen', () => {
    const untouched = formOf({});
    expect(chosenIn(untouched)).toEqual(['Canada', 'Manitoba']);
    expect(untouched).toMatch(/data-state="checked"[^>]*>(?:<[^>]*>)*French/);
    const moved = formOf({ residency: { country: 'usa', region: 'VT' }, writesIn: 'en' });
    expect(chosenIn(moved)).toEqual(['United States', 'Vermont']);
    expect(moved).toMatch(/data-state="checked"[^>]*>(?:<[^>]*>)*English/);
  });

  it('shows height and weight in both systems side by side, and half a height in one', () => {
    expect(numbersIn(formOf({ height: { feet: '5', inches: '11' }, weight: '165' }))).toEqual({
      feet: '5',
      inches: '11',
      centimetres: '180',
      pounds: '165',
      kilograms: '75',
    });
    expect(numbersIn(formOf({ height: { feet: '5', inches: '' } }))).toMatchObject({
      feet: '5',
      inches: '',
      centimetres: '',
    });
  });

  it('folds names and the language of the portfolio below the other questions, with the answers so far', () => {
    const foldIn = (html: string): string => /<details.*<\/details>/s.exec(html)?.[0] ?? '';
    const summaryIn = (html: string): string =>
      /<summary.*?<\/summary>/s.exec(html)?.[0].replaceAll(/<[^>]+>/g, '') ?? '';
    const empty = formOf({});
    expect(foldIn(empty)).not.toMatch(/<details[^>]* open/);
    expect(['fullName', 'nickname', 'hometown'].map((name) => foldIn(empty).includes(`name="${name}"`))).toEqual([
      true,
      true,
      false,
    ]);
    expect(summaryIn(empty)).toBe('Names and languageoptional');
    expect(summaryIn(formOf({ fullName: 'Nora Whitcombe', writesIn: 'fr-ca' }))).toBe(
      'Names and languageoptional Nora Whitcombe French',
    );
    expect(foldIn(formOf({ nickname: 'N'.repeat(200) }, true))).toMatch(/<details[^>]* open/);
  });

  it('paints the cover of a video in the chosen team color', () => {
    const coverIn = (teamColor: '' | 'purple' | 'red') =>
      /<div class="([^"]*)"><svg[^>]*viewBox="0 0 320 180"/.exec(formOf({ teamColor }))?.[1];
    expect(coverIn('')).toBeDefined();
    expect(new Set([coverIn(''), coverIn('purple'), coverIn('red')]).size).toBe(3);
  });

  it('says what is wrong in the words of each field', () => {
    const html = formOf({ height: { feet: 9, inches: 0 }, weight: '20', jerseyNumber: '100', gender: '' }, true);
    for (const words of [
      'Enter a valid height, from 3\u00a0ft to 8\u00a0ft\u00a011\u00a0in.',
      'Enter a valid weight, from 50 to 500\u00a0lb.',
      'Enter a whole number from 0 to 99.',
    ])
      expect(html).toContain(words);
  });
});
