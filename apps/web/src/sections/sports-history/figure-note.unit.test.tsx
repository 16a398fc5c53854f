import { blankMetric, type MetricDraft } from '@palmares/domain/sections';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '../../paraglide/runtime.js';
import { FigureNote } from './figure-note.tsx';

const usual = getLocale;

afterEach(() => overwriteGetLocale(usual));

const wordsBeside = (metric: MetricDraft): string =>
  renderToStaticMarkup(
    <FigureNote metric={metric} choose={() => {}}>
      <input />
    </FigureNote>,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const distance = (value: string, typedIn: 'en' | 'fr-ca'): MetricDraft => ({
  ...blankMetric('distance'),
  value,
  typedIn,
});

describe('beside the field of a number', () => {
  it.each([
    ['en', '1,500', '= 1500 m'],
    ['en', '6,42', '= 6.42 m'],
    ['fr-ca', '1,500', '= 1,50 m'],
    ['fr-ca', '6m42', '= 6,42 m'],
    ['en', 'far', ''],
    ['en', '', ''],
    ['en', '6.42\u00a0m', ''],
  ] as const)('in %s stands what was read of %j, where it is written otherwise: %j', (language, text, words) => {
    overwriteGetLocale(() => language);
    expect(wordsBeside(distance(text, language))).toBe(words);
  });

  it('stands a question where two readings are likely, with a button for each', () => {
    overwriteGetLocale(() => 'fr-ca');
    expect(wordsBeside(distance('1.500', 'fr-ca'))).toBe('Est-ce 1,50 m ou 1500 m? 1,50 m 1500 m');
    overwriteGetLocale(() => 'en');
    expect(wordsBeside(distance('1.500', 'fr-ca'))).toBe('Did you mean 1.50 m or 1500 m? 1.50 m 1500 m');
  });
});
