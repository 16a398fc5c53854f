import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { m } from '../../../paraglide/messages.js';
import { getLocale, overwriteGetLocale } from '../../../paraglide/runtime.js';
import { endedWords, limitsOf, notTakenWords } from './upload-words.ts';

const usual = getLocale;
beforeEach(() => overwriteGetLocale(() => 'en'));
afterEach(() => {
  vi.unstubAllGlobals();
  overwriteGetLocale(usual);
});

describe('a file that the field does not take', () => {
  it('is the second picture', () => expect(notTakenWords('picture', 'a.jpg', 'one')).toBe(m.refusal_one_file()));

  it('is the eleventh document', () =>
    expect(notTakenWords('document', 'a.pdf', 'count')).toBe('a.pdf: Maximum reached.'));

  it('has another type than those that the words list', () => {
    expect(notTakenWords('picture', 'a.gif', 'type')).toContain('JPEG, PNG, WebP, AVIF');
    expect(notTakenWords('document', 'a.docx', 'type')).toContain('JPEG, PNG, PDF');
  });

  it('is larger than the maximum that the words state', () => {
    expect(notTakenWords('picture', 'a.png', 'size')).toContain('10 MB');
    expect(notTakenWords('document', 'a.pdf', 'size')).toContain('15 MB');
    overwriteGetLocale(() => 'fr-ca');
    expect(notTakenWords('document', 'a.pdf', 'size')).toContain('15\u00a0Mo');
  });

  it('is empty', () => expect(notTakenWords('document', 'a.pdf', 'empty')).toBe(`a.pdf: ${m.refusal_file_empty()}`));

  it('is a HEIC photo, with what to do on an iPhone', () =>
    expect(notTakenWords('picture', 'IMG_1234.HEIC', 'type')).toBe(m.refusal_file_heic()));
});

describe('an upload that ended', () => {
  it('offline says that a file needs a connection', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(endedWords({ state: 'failed', error: new Error('lost') })).toBe(m.file_offline());
  });

  it('without an answer says that the connection was lost', () => {
    vi.stubGlobal('navigator', { onLine: true });
    expect(endedWords({ state: 'failed', error: new Error('lost') })).toBe(m.file_upload_lost());
  });

  it('with an answer says what the server answered', () => {
    vi.stubGlobal('navigator', { onLine: true });
    const error = Object.assign(new Error('busy'), { data: { httpStatus: 503 } });
    expect(endedWords({ state: 'failed', error })).toBe(m.error_busy({ reader: 'athlete' }));
  });

  it('with a refusal says why', () =>
    expect(endedWords({ state: 'refused', refusal: { code: 'file_pdf_pages' } })).toContain('60'));

  it.each([
    ['file_pixels', 50],
    ['file_pixels_avif', 16],
    ['file_pixels_deep_avif', 13],
    ['file_pixels_progressive', 30],
  ] as const)('says of %s how many megapixels are too many, and what to do on a phone', (code, most) => {
    const words = (locale: 'en' | 'fr-ca') => {
      overwriteGetLocale(() => locale);
      return endedWords({ state: 'refused', refusal: { code } });
    };
    expect(words('en')).toMatch(new RegExp(`^This picture is over ${most} megapixels.*a screenshot`));
    expect(words('fr-ca')).toMatch(new RegExp(`^Cette photo dépasse ${most}\u00a0mégapixels.*une capture d’écran`));
    for (const locale of ['en', 'fr-ca'] as const)
      expect(words(locale)).not.toMatch(/progressi|AVIF|interlaced|entrelacé/);
  });
});

it('the limits of each kind of file are named in its hint', () => {
  expect(limitsOf('picture')).toEqual({ types: 'JPEG, PNG, WebP, AVIF', max: '10 MB' });
  expect(limitsOf('document')).toEqual({ types: 'JPEG, PNG, PDF', max: '15 MB' });
});
