import { eventTypes } from '@palmares/domain/events';
import { type IdentityEvent, type IdentityResult, identityDecider } from '@palmares/domain/identity';
import type { DomainEvent } from '@palmares/domain/kernel';
import { type PlanEvent, planDecider } from '@palmares/domain/plan';
import { type PortfolioEvent, portfolioDecider, sections } from '@palmares/domain/portfolio';
import { type SharingEvent, type SharingState, sharingDecider } from '@palmares/domain/sharing';
import { describe, expect, it } from 'vitest';
import { identitySamples, planSamples, portfolioSamples, sharingSamples } from '../testing/index.ts';
import type { Audience, Voice } from '../voice.ts';
import { identityWords, planWords, portfolioWords, sharingWords } from './index.ts';
import type { Sentences } from './sentence.ts';

const english: Voice = { audience: 'support', language: 'en', timeZone: 'UTC' };
const french: Voice = { audience: 'support', language: 'fr-ca', timeZone: 'America/Toronto' };

const toAthlete = (voice: Voice): Voice => ({ ...voice, audience: 'athlete' });
const audiences: readonly Audience[] = ['athlete', 'support'];

/** The sentence of each sample, given the samples before it, as in a timeline. */
const sentencesOf = <Event extends DomainEvent, State>(
  samples: Readonly<Record<Event['type'], Event['data']>>,
  {
    initialState,
    evolve,
  }: { initialState: State; evolve: (state: State, event: { event: Event; version: number }) => State },
  words: (event: Event, before: State, voice: Voice) => string,
  voice: Voice,
): readonly (readonly [type: string, says: string])[] => {
  let state = initialState;
  return Object.entries(samples).map(([type, data], index) => {
    // TypeScript no longer pairs a type with its own data once both come from `Object.entries`.
    const event = { type, data } as Event;
    const says = words(event, state, voice);
    state = evolve(state, { event, version: index + 1 });
    return [type, says];
  });
};

const everything = (voice: Voice): ReadonlyMap<string, string> =>
  new Map([
    ...sentencesOf<PortfolioEvent, typeof portfolioDecider.initialState>(
      portfolioSamples,
      portfolioDecider,
      portfolioWords,
      voice,
    ),
    ...sentencesOf<IdentityEvent, typeof identityDecider.initialState>(
      identitySamples,
      identityDecider,
      identityWords,
      voice,
    ),
    ...sentencesOf<SharingEvent, typeof sharingDecider.initialState>(
      sharingSamples,
      sharingDecider,
      sharingWords,
      voice,
    ),
    ...sentencesOf<PlanEvent, typeof planDecider.initialState>(planSamples, planDecider, planWords, voice),
  ]);

describe('the words of an event', () => {
  it.each(eventTypes)('%s has a sentence in both languages, and not the same one', (type) => {
    for (const audience of audiences) {
      const says = [english, french].map((voice) => everything({ ...voice, audience }).get(type));
      for (const one of says) {
        expect(one).toMatch(/^\p{Lu}/u);
        expect(one).not.toMatch(/undefined|\{|\[object|Invalid/);
      }
      expect(new Set(says).size).toBe(says.length);
    }
  });

  it('address the athlete, without an id of Stripe or the reason of an operator', () => {
    const inEnglish = everything(toAthlete(english));
    const inFrench = everything(toAthlete(french));
    expect(Object.fromEntries(inEnglish)).toMatchObject({
      PortfolioStarted: 'You started your portfolio',
      IntroductionWritten: 'You wrote your introduction: “I stop pucks.”',
      SportChanged: 'You changed the sport Ice hockey, Goaltender, U18 AA, Queens: Team or club: “Queens” → “Lions”',
      PortfolioPublished:
        'You created the link “Coach Brodeur”, with a passcode, valid until December 21, 2026 at 18:30:00',
      AthletePlanStarted: 'You subscribed to the Athlete Plan, paid until December 21, 2026 at 18:30:00',
      AthletePlanGranted: 'You received the Athlete Plan until December 21, 2026 at 18:30:00',
    });
    expect(Object.fromEntries(inFrench)).toMatchObject({
      SportAdded:
        'Tu as ajouté un sport à la saison 2026–2027\u00a0: Hockey sur glace, Gardienne de but, M18 AA, Queens',
      LinkRevoked: 'Tu as fermé le lien «\u00a0Coach Brodeur\u00a0»',
    });
    for (const says of [...inEnglish.values(), ...inFrench.values()])
      expect(says).not.toMatch(/sub_1|demo athlete|school network/);
  });

  it('use the labels that the athlete sees', () => {
    expect(Object.fromEntries(everything(english))).toMatchObject({
      IntroductionWritten: 'Wrote the introduction: “I stop pucks.”',
      SportAdded: 'Added a sport to season 2026–2027: Ice hockey, Goaltender, U18 AA, Queens',
      SportChanged: 'Changed the sport Ice hockey, Goaltender, U18 AA, Queens: Team or club: “Queens” → “Lions”',
      AwardChanged: 'Changed the award “MVP”: Awarded by: “Ottawa Classic” → nothing',
      AcademicDocumentChanged:
        'Changed the academic document “Transcript”: Document name: “Transcript” → “Grade 11 transcript”',
      JobAdded: 'Added a job: “Sharpener, Pro Skate”',
      JobChanged: 'Changed the job “Sharpener, Pro Skate”: End year: nothing → “2026”',
      ExternalLinkMoved: 'Moved the external link “League page” to position 2',
      PortfolioPublished:
        'Created the link “Coach Brodeur”, with a passcode, valid until December 21, 2026 at 18:30:00',
    });
  });

  it('are Canadian French, with its quotation marks, spaces and hours', () => {
    expect(Object.fromEntries(everything(french))).toMatchObject({
      IntroductionWritten: 'Introduction rédigée\u00a0: «\u00a0I stop pucks.\u00a0»',
      SportAdded: 'Sport ajouté à la saison 2026–2027\u00a0: Hockey sur glace, Gardienne de but, M18 AA, Queens',
      PerformanceMoved: 'Performance déplacée au rang 2\u00a0: «\u00a0.940, Regular season\u00a0»',
      PortfolioPublished:
        'Lien «\u00a0Coach Brodeur\u00a0» créé, avec un code d’accès, valide jusqu’au 21 décembre 2026 à 13\u00a0h\u00a030\u00a0min\u00a000\u00a0s',
      PaymentFailed: expect.stringContaining(
        'Un paiement n’a pas abouti\u00a0: les liens fonctionnent jusqu’au 21 décembre',
      ),
    });
  });

  it('have both French forms of a position until it is known in whose events the athlete competes', () => {
    const event = { type: 'SportAdded', data: portfolioSamples.SportAdded } as const;
    expect(portfolioWords(event, portfolioDecider.initialState, french)).toContain('Gardien(-ne) de but');
  });

  it('of a text name the fields that changed, or say that it was cleared', () => {
    const written = { type: 'IntroductionWritten', data: portfolioSamples.IntroductionWritten } as const;
    const before = portfolioDecider.evolve(portfolioDecider.initialState, { event: written, version: 1 });
    const rewritten = { ...written, data: { ...written.data, greetingsLine2: 'I stop pucks.', intro: '' } };
    expect(portfolioWords(rewritten, before, english)).toBe(
      'Changed the introduction: Second line: nothing → “I stop pucks.”; Your story: “I stop pucks.” → nothing',
    );
    const emptied = { ...written, data: { greetingsLine1: '', greetingsLine2: '', shortDesc: '', intro: '' } };
    expect(portfolioWords(emptied, before, english)).toBe('Cleared the introduction');
    expect(portfolioWords(emptied, before, french)).toBe('Introduction effacée');
  });

  it('of academics name the school at first, then what changed', () => {
    const { type, data } = { type: 'AcademicsWritten', data: portfolioSamples.AcademicsWritten } as const;
    const { initialState } = portfolioDecider;
    const before = portfolioDecider.evolve(initialState, { event: { type, data }, version: 1 });
    expect(portfolioWords({ type, data }, initialState, toAthlete(english))).toBe(
      'You filled in your academics: “Hillcrest Heights High School”',
    );
    const graded = { ...data, level: { schoolType: 'highSchool', year: 'grade12' }, sat: null } as const;
    expect(portfolioWords({ type, data: graded }, before, english)).toBe(
      'Changed the academics: Grade or year: “High school · Grade 11” → “High school · Grade 12”; SAT scores: “640 + 700” → nothing',
    );
  });

  it('of a picture say whether it was added, replaced, cropped again or removed', () => {
    const { data, type } = { type: 'ProfilePictureWritten', data: portfolioSamples.ProfilePictureWritten } as const;
    const { initialState } = portfolioDecider;
    const before = portfolioDecider.evolve(initialState, { event: { type, data }, version: 1 });
    const says = (change: Partial<typeof data>, state = before) =>
      portfolioWords({ type, data: { ...data, ...change } }, state, english);
    expect(says({}, initialState)).toBe('Added a profile picture');
    expect(says({ fileId: 'a0000000-0000-4000-8000-000000000007' })).toBe('Changed the profile picture');
    expect(says({ crop: { left: 0, top: 0, side: 1 } })).toBe('Cropped the profile picture again');
    expect(says({ cardCrop: { left: 0, top: 0, side: 1 } })).toBe('Cropped the profile picture again');
    expect(says({ fileId: '', crop: null, cardCrop: null })).toBe('Removed the profile picture');
  });

  it('of general information name each field in the words of its form', () => {
    const written = { type: 'GeneralWritten', data: portfolioSamples.GeneralWritten } as const;
    const before = portfolioDecider.evolve(portfolioDecider.initialState, { event: written, version: 1 });
    const grown = { ...written.data, height: { feet: 5, inches: 10 }, teamColor: '', jerseyNumber: 1 } as const;
    const says = (voice: Voice) => portfolioWords({ ...written, data: grown }, before, voice);
    expect(says(english)).toBe(
      'Changed the general information: Height: “5 ft 9 in” → “5 ft 10 in”; Jersey number: “31” → “1”; Team colour: “Purple” → nothing',
    );
    expect(says(toAthlete(french))).toContain('Taille\u00a0: «\u00a05 pi 9 po\u00a0»');
    const emptied = { ...written, data: sections.general.empty() };
    expect(portfolioWords(emptied, before, toAthlete(french))).toBe('Tu as effacé tes renseignements généraux');
  });

  it('quote the beginning of a long text, in whole characters', () => {
    const event = { type: 'MottoWritten', data: { motto: '🏒'.repeat(200), explanation: '' } } as const;
    expect(portfolioWords(event, portfolioDecider.initialState, english)).toBe(
      `Wrote the motto: “${'🏒'.repeat(80)}…”`,
    );
  });
});

describe('the words of the Identity test', () => {
  const events = Object.entries(identitySamples).map(([type, data]) => ({ type, data }) as IdentityEvent);
  const state = events.reduce(
    (before, event, index) => identityDecider.evolve(before, { event, version: index + 1 }),
    identityDecider.initialState,
  );
  const says = (type: IdentityEvent['type'], voice: Voice, before = identityDecider.initialState) => {
    const event = events.find((candidate) => candidate.type === type);
    if (!event) throw new Error(`No sample of ${type}`);
    return identityWords(event, before, voice);
  };

  it('say how each part was scored, and which was not completed', () => {
    expect(says('IdentityScored', toAthlete(english))).toBe(
      'Your Identity test was scored. Masks: Captain, Driven, Strategist; Colors: Red 12, Yellow 9, Blue 7, Green 4; Learning styles: not completed; Grit: 3.7, High',
    );
    expect(says('IdentityScored', french)).toBe(
      'Résultats du test Identity calculés. Masques\u00a0: Capitaine, Fonceur(-euse), Stratège; Couleurs\u00a0: Rouge 12, Jaune 9, Bleu 7, Vert 4; Styles d’apprentissage\u00a0: partie non terminée; Persévérance\u00a0: 3,7, Élevée',
    );
  });

  it('say that a score or an answer took the place of another', () => {
    expect(says('IdentityScored', english, state)).toMatch(/^The Identity test was scored again\. /);
    expect(says('ColorChosen', toAthlete(english))).toBe('You answered question c1 (Colors)');
    expect(says('ColorChosen', toAthlete(french), state)).toBe('Tu as changé ta réponse à la question c1 (Couleurs)');
  });

  it('name both styles of an athlete who learns in two ways', () => {
    const result: IdentityResult = {
      masks: null,
      colors: null,
      grit: null,
      learningStyles: {
        order: [
          { style: 'visual', count: 5 },
          { style: 'auditory', count: 5 },
          { style: 'innerDialog', count: 3 },
          { style: 'kinesthetic', count: 2 },
        ],
        strength: 'multimodal',
      },
    };
    const event: IdentityEvent = { type: 'IdentityScored', data: { ...identitySamples.IdentityScored, result } };
    expect(identityWords(event, identityDecider.initialState, english)).toContain(
      'Learning styles: Visual, Auditory; ',
    );
  });

  it('say whether the athlete or the deadline ended it, and why another was granted, to support alone', () => {
    expect(says('AttemptFinished', toAthlete(french))).toBe('Tu as terminé le test Identity');
    const event: IdentityEvent = {
      type: 'AttemptFinished',
      data: { ...identitySamples.AttemptFinished, finishedBy: 'deadline' },
    };
    expect(identityWords(event, state, toAthlete(french))).toBe('Le temps de ton test Identity est écoulé');
    expect(says('AttemptGranted', english)).toContain('40 minutes was granted: school network');
    expect(says('AttemptGranted', toAthlete(english))).toBe(
      'You received an attempt at the Identity test with 40 minutes',
    );
  });
});

it('an event without a sentence does not compile', () => {
  // @ts-expect-error A closed link and a changed passcode have none.
  const sentences: Sentences<SharingEvent, SharingState> = { PortfolioPublished: () => 'Published' };
  expect(Object.keys(sentences)).toEqual(['PortfolioPublished']);
});
