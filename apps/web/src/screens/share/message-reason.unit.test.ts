import { describe, expect, it } from 'vitest';
import { hasPlaceForReason, withReason } from './message-reason.ts';

const given = { name: 'Nora Whitcombe', language: 'en', reason: '' } as const;
const body = 'Hello Coach,\n\nI’m Nora Whitcombe, and I’d like to join your team.\nReads the play.\n\nMy own $& words';

describe('the reason for writing to this team', () => {
  it('follows the sentence that says who writes, and leaves every other word', () => {
    const told = withReason(body, given, ' You play fast. ');
    expect(told).toBe(body.replace('join your team.', 'join your team. You play fast.'));
    expect(withReason(told, { ...given, reason: 'You play fast.' }, 'For $& and $1.')).toContain(
      'join your team. For $& and $1.\nReads the play.',
    );
    expect(withReason(told, { ...given, reason: 'You play fast.' }, '')).toBe(body);
  });

  it('has no place where the athlete has rewritten that sentence', () => {
    expect(hasPlaceForReason(body, given)).toBe(true);
    const rewritten = body.replace('I’d like', 'I want');
    expect(hasPlaceForReason(rewritten, given)).toBe(false);
    expect(withReason(rewritten, given, 'You play fast.')).toBe(rewritten);
  });
});
