import { languages } from '@palmares/domain/kernel';
import { describe, expect, it } from 'vitest';
import { demoNames } from '../../i18n/demo-pages.ts';
import { demoFirstNames, demoFullNames } from './demo-names.ts';
import { sharedDemo } from './shared-demo.server.ts';

const at = new Date('2031-02-01T12:00:00Z');

describe.each(demoNames)('the demo portfolio of %s', (name) => {
  it.each(languages)('shows every section in %s', (language) => {
    const { sections } = sharedDemo(name, language, at).portfolio;
    const missing = Object.entries(sections ?? {}).flatMap(([section, view]) => (view === null ? [section] : []));
    expect(sections).not.toBeNull();
    expect(missing).toEqual([]);
  });

  it('is called what its page and the links to it are titled', () => {
    const { firstName, lastName } = sharedDemo(name, 'en', at).portfolio;
    expect(firstName).toBe(demoFirstNames[name]);
    expect(`${firstName} ${lastName}`).toBe(demoFullNames[name]);
  });

  it('is the same all day, and begins with the season of the day', () => {
    expect(sharedDemo(name, 'en', at)).toBe(sharedDemo(name, 'en', at));
    const later = sharedDemo(name, 'en', new Date('2033-02-01T12:00:00Z')).portfolio.sections;
    expect(later?.['sports-history']?.seasons[0]?.year).toBe(2032);
  });
});
