import { goaltender, swimmer } from '@palmares/domain/demo';
import { seasonStartYear } from '@palmares/domain/sections';
import { describe, expect, it } from 'vitest';
import { m } from '../../paraglide/messages.js';

const at = new Date('2026-11-26T12:00:00Z');

describe.each([goaltender, swimmer])('the example of the landing in $language', (athlete) => {
  const locale = { locale: athlete.language };
  const { academics, introduction, 'sports-history': history } = athlete.sections;

  it('has the words of the demo athlete', () => {
    const { greetingsLine1, greetingsLine2, intro } = introduction(at);
    const words = [m.landing_example_greeting1, m.landing_example_greeting2, m.landing_example_words];
    expect(words.map((say) => say({}, locale))).toEqual([greetingsLine1, greetingsLine2, intro.split('\n\n')[0]]);
    expect(m.landing_example_first_name({}, locale)).toBe(athlete.firstName);
    expect(m.landing_example_last_name({}, locale)).toBe(athlete.lastName);
  });

  it('graduates at the end of the season, as the card says', () =>
    expect(academics(at).graduationYear).toBe(seasonStartYear(at) + 1));

  it('has figures of the demo athlete’s latest season', () => {
    const [season] = history(at).seasons;
    expect(season?.sports[0]?.team).toBe(m.landing_example_team({}, locale));
    const results = season?.performances.map(({ result }) => result.replace(' saves', ''));
    for (const figure of [m.landing_example_figure1, m.landing_example_figure2, m.landing_example_figure3])
      expect(results).toContain(figure({}, locale));
  });
});
