import type { IdentityResult } from '@palmares/domain/identity';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AthleteContext, type EditedAthlete } from '../athlete-context.ts';
import { IdentityEditor } from './editor.tsx';

const result: IdentityResult = {
  masks: [
    { mask: 'captain', points: 41 },
    { mask: 'driven', points: 37 },
    { mask: 'maven', points: 31 },
  ],
  colors: null,
  learningStyles: {
    order: [
      { style: 'visual', count: 6 },
      { style: 'auditory', count: 6 },
    ],
    strength: 'multimodal',
  },
  grit: { score: 3.7, rating: 4 },
};
const athlete: EditedAthlete = {
  firstName: 'Nora',
  lastName: 'Whitcombe',
  dateOfBirth: '2008-05-12',
  place: { country: 'can', region: 'ON' },
  language: 'en',
  age: 18,
  at: new Date('2026-11-27T12:00:00Z'),
  gender: null,
  identity: result,
};
const shown = { masks: true, colors: true, learningStyles: false, grit: undefined };

/** For the addresses of links. */
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

const rendered = (edited: EditedAthlete) =>
  renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <AthleteContext value={edited}>
        <IdentityEditor content={shown} edit={() => {}} showErrors={false} />
      </AthleteContext>
    </RouterContextProvider>,
  );
const switchOf = (part: string) =>
  rendered(athlete).match(new RegExp(`<input[^>]*name="${part}"[^>]*>`, 'u'))?.[0] ?? '';

describe('the editor of the Identity section', () => {
  it('says of each part what the portfolio would show', () => {
    const html = rendered(athlete);
    for (const words of [
      'Captain\u00a0· Driven\u00a0· Maven',
      'Visual\u00a0· Auditory\u00a0· About equally strong',
      '3.7\u00a0· High',
    ])
      expect(html).toContain(words);
    expect(html).toContain('href="/en/app/identity/results"');
  });

  it('has a switch per part, on unless it was switched off', () => {
    expect(['masks', 'learningStyles', 'grit'].map((part) => switchOf(part).includes('checked'))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('has nothing to switch for a part that was not completed', () => {
    expect(switchOf('colors')).toContain('disabled');
    expect(switchOf('colors')).not.toContain('checked');
    expect(rendered(athlete)).toContain('You didn’t finish this part');
  });

  it('tells a minor that new links start without the results', () => {
    const words = 'a new link starts without your results';
    expect(rendered(athlete)).not.toContain(words);
    expect(rendered({ ...athlete, age: 17 })).toContain(words);
  });

  it('leads to the test before there is a result', () => {
    const html = rendered({ ...athlete, identity: null });
    expect(html).toContain('href="/en/app/identity/test"');
    expect(html).not.toContain('role="switch"');
  });
});
