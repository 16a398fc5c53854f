import type { Fact, FactDetails, FactName } from '@palmares/db/timeline';
import type { Voice } from '@palmares/history/voice';
import { describe, expect, it } from 'vitest';
import { factNotes, factWords } from './fact-words.ts';

const voice = (language: Voice['language']): Voice => ({ audience: 'support', language, timeZone: 'UTC' });
const id = '01910000-0000-7000-8000-000000000001';
const at = new Date('2026-11-25T12:00:00Z');

const fact = <What extends FactName>(what: What, details: FactDetails[What]): Fact<What> => ({ what, at, details });

describe('the words of a fact', () => {
  it.each([
    [fact('terms_accepted', { version: '2026-11-20' }), 'Accepted version 2026-11-20 of the terms of use'],
    [fact('export_asked', { id, state: 'ready' }), 'Asked for the data: ready'],
    [fact('device_seen', { device: 'unknown' }), 'Logged in from an unknown device; that session has ended'],
    [fact('file_changed', { id, kind: 'picture', state: 'ready', refusal: null }), 'Picture checked and ready'],
    [fact('file_changed', { id, kind: 'document', state: 'removed', refusal: null }), 'Document no longer used'],
    [fact('message_written', { id, subject: 'team_cohesion', errorId: null }), 'Sent support a message: team cohesion'],
    [
      fact('operation', { id, command: 'history openings', outcome: 'done', reason: null }),
      'Looked at what a visitor saw',
    ],
    [
      fact('mail', { id, queue: 'send-email-change', kind: 'notice', state: 'waiting' }),
      'Notice of an email change: not sent yet',
    ],
  ] as const)('of %o are: %s', (given, words) => expect(factWords<FactName>(given, voice('en'))).toBe(words));

  it('name a mail of an earlier program by its queue', () =>
    expect(
      factWords(fact('mail', { id, queue: 'send-plan-notice', kind: 'paused', state: 'done' }), voice('fr-ca')),
    ).toBe('send-plan-notice\u00a0: envoyé ou devenu inutile'));
});

it('the notes of a fact are what helps to find it elsewhere', () => {
  const notes = (given: Fact) => factNotes(given, voice('en'));
  expect(notes(fact('signed_up', {}))).toEqual([]);
  expect(notes(fact('terms_accepted', { version: '2026-11-20' }))).toEqual([]);
  expect(notes(fact('link_opened', { id, label: 'Coach Roy', version: 4 }))).toEqual(['v4', `id ${id}`]);
  expect(notes(fact('operation', { id, command: 'history at', outcome: null, reason: 'Asked' }))).toEqual([
    'running or crashed',
    'reason: “Asked”',
    `id ${id}`,
  ]);
});
