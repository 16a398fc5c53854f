import { describe, expect, it } from 'vitest';
import { messagesOf } from './messages.ts';
import { exceptions, refusalFailures } from './refusals.ts';
import { root } from './repository.ts';

const workspaces = ['apps/web', 'apps/worker', 'apps/cli', 'packages/handouts', 'packages/history'];
const allIn = (language: 'en' | 'fr-ca') =>
  Object.assign({}, ...workspaces.map((workspace) => messagesOf(root, workspace, language)));

describe.each(['en', 'fr-ca'] as const)('every refusal and every error, in %s', (language) => {
  it('says what to do', () => {
    const messages = allIn(language);
    expect(Object.keys(messages).filter((key) => key.startsWith('refusal_')).length).toBeGreaterThan(100);
    expect(refusalFailures(messages, language)).toEqual([]);
  });
});

it('an exception is a message that exists', () =>
  expect(Object.keys(exceptions).filter((key) => !(key in allIn('en')))).toEqual([]));

it.each([
  ['en', 'This file is empty.'],
  ['en', 'The choice was already made. You can try again tomorrow.'],
  ['fr-ca', 'Ce fichier est vide.'],
  ['fr-ca', 'La demande a été refusée. Il nous faut ton accord.'],
] as const)('a refusal that stops at what happened is named, in %s: %s', (language, text) =>
  expect(refusalFailures({ refusal_a: text, other_a: text }, language)).toEqual([
    `refusal_a: says what happened, not what to do: ${text} (${language})`,
  ]),
);

it('each variant of a refusal is read', () => {
  const match = { 'p=one': 'Wrong. {n} try left.', 'p=other': 'Wrong. Check it. {n} tries left.' };
  expect(refusalFailures({ refusal_a: [{ match }] }, 'en')).toEqual([
    'refusal_a: says what happened, not what to do: Wrong. {n} try left. (en)',
  ]);
});

it.each([
  ['en', 'If something went wrong, email us.'],
  ['en', '{place}: a letter was lost. Type it again.'],
  ['fr-ca', 'Ce fichier est vide. Choisis-en un autre.'],
  ['fr-ca', 'Au besoin, crée un nouveau lien.'],
  ['fr-ca', 'Cette page est restée ouverte. Il faut envoyer le formulaire de nouveau.'],
] as const)('a refusal that asks for something passes, in %s: %s', (language, text) =>
  expect(refusalFailures({ refusal_a: text }, language)).toEqual([]),
);
