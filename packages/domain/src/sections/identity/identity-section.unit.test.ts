import { describe, expect, it } from 'vitest';
import type { IdentityResult } from '../../identity/index.ts';
import { closedReader, openReader } from '../kit/testing/readers.ts';
import { specifyRecord } from '../kit/testing/specify-record.ts';
import { specifySection } from '../kit/testing/specify-section.ts';
import { allShown } from './fields.ts';
import { identity } from './index.ts';
import { identityPublicView } from './public-view.ts';

const someHidden = { masks: false, colors: true, learningStyles: false, grit: true };
const { given } = specifySection(identity, new Date('2026-11-20T12:00:00Z'));

specifyRecord(identity, { noun: 'ShownIdentityParts', whole: someHidden });

describe('the parts of Identity that a portfolio shows', () => {
  it('are all four until the athlete hides one', () => expect(Object.values(identity.empty())).not.toContain(false));

  it.each([
    [undefined, 'required'],
    ['no', 'choice_invalid'],
  ])('cannot be %j', (masks, code) => {
    const refused = identity.parse({ type: 'WriteShownIdentityParts', content: { ...allShown(), masks } });
    expect(refused).toMatchObject({ ok: false, refusal: { code, field: 'masks' } });
  });

  it('can be hidden by themselves', () => {
    const content = { ...allShown(), grit: false };
    given()
      .when({ type: 'WriteShownIdentityParts', content })
      .thenEvents({ type: 'ShownIdentityPartsWritten', data: content });
  });
});

const result: IdentityResult = {
  masks: [
    { mask: 'captain', points: 40 },
    { mask: 'driven', points: 37 },
    { mask: 'maven', points: 31 },
    { mask: 'player', points: 28 },
    { mask: 'soldier', points: 25 },
    { mask: 'engineer', points: 20 },
    { mask: 'strategist', points: 15 },
  ],
  colors: [
    { color: 'green', count: 16, level: 'high' },
    { color: 'red', count: 8, level: 'mid' },
    { color: 'blue', count: 8, level: 'mid' },
    { color: 'yellow', count: 0, level: 'low' },
  ],
  learningStyles: {
    order: [
      { style: 'visual', count: 8 },
      { style: 'auditory', count: 5 },
      { style: 'kinesthetic', count: 2 },
      { style: 'innerDialog', count: 0 },
    ],
    strength: 'strong',
  },
  grit: { score: 3.7, rating: 4 },
};
const reader = { ...openReader, identity: result };

describe('what a scout is given of the Identity test', () => {
  it('is three masks without their points, shares of colors, the first learning style and grit', () =>
    expect(identityPublicView(allShown(), reader)).toEqual({
      masks: ['captain', 'driven', 'maven'],
      colors: [
        { color: 'green', share: 0.5, level: 'high' },
        { color: 'red', share: 0.25, level: 'mid' },
        { color: 'blue', share: 0.25, level: 'mid' },
        { color: 'yellow', share: 0, level: 'low' },
      ],
      learningStyles: { styles: ['visual'], strength: 'strong' },
      grit: { score: 3.7, rating: 4 },
      gender: null,
    }));

  it('has in whose events the athlete competes for French names of masks alone', () => {
    const french = { ...reader, gender: 'f', language: 'fr-ca' } as const;
    expect(identityPublicView(allShown(), french)?.gender).toBe('f');
    expect(identityPublicView(allShown(), { ...french, language: 'en' })?.gender).toBeNull();
    expect(identityPublicView(someHidden, french)).toMatchObject({ masks: null, gender: null });
  });

  it('is both learning styles where they are about as strong', () => {
    const { order } = result.learningStyles ?? { order: [] };
    const multimodal = { ...result, learningStyles: { order, strength: 'multimodal' as const } };
    expect(identityPublicView(allShown(), { ...reader, identity: multimodal })?.learningStyles?.styles).toEqual([
      'visual',
      'auditory',
    ]);
  });

  it('has nothing of a part that the athlete hides', () =>
    expect(identityPublicView(someHidden, reader)).toMatchObject({
      masks: null,
      colors: [{}, {}, {}, {}],
      learningStyles: null,
      grit: {},
    }));

  it('has nothing of a part that was not completed', () =>
    expect(identityPublicView(allShown(), { ...reader, identity: { ...result, colors: null } })?.colors).toBeNull());

  it('is nothing before a result, where the link opens no part, and where nothing is left to show', () => {
    expect(identityPublicView(allShown(), { ...reader, identity: null })).toBeNull();
    expect(identityPublicView(allShown(), { ...reader, parts: closedReader.parts })).toBeNull();
    const nothing = { masks: null, colors: null, learningStyles: null, grit: null };
    expect(identityPublicView(allShown(), { ...reader, identity: nothing })).toBeNull();
    expect(identityPublicView(someHidden, { ...reader, identity: { ...result, colors: null, grit: null } })).toBeNull();
  });
});
