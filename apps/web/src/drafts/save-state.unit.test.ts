import { describe, expect, it } from 'vitest';
import { isMemoryOnly, saveState, saysSignedOut } from './save-state.ts';
import type { SectionSummary } from './section-draft.ts';

const saved: SectionSummary = {
  name: 'motto',
  touched: false,
  pending: false,
  waiting: 0,
  valid: true,
  problem: null,
  empty: false,
  optional: false,
  conflict: false,
  refusal: null,
};
const typed = { ...saved, touched: true, pending: true };
const calm = { writing: false, typing: false, storage: 'kept', trouble: null, sections: [saved] } as const;

describe('the saving status', () => {
  it('goes from typing to the device to the server', () => {
    expect(saveState({ ...calm, writing: true, sections: [typed] })).toBe('saving');
    expect(saveState({ ...calm, sections: [typed] })).toBe('on_device');
    expect(saveState(calm)).toBe('saved');
  });

  it('says one thing while key follows key, although each is stored', () => {
    for (const writing of [true, false])
      expect(saveState({ ...calm, writing, typing: true, sections: [typed] })).toBe('saving');
    expect(saveState({ ...calm, typing: true })).toBe('saved');
  });

  it('says all along that the athlete is logged out, from key to key, but only once something waits for it', () => {
    const signedOut = { storage: 'kept', signedOut: true, sections: [typed] } as const;
    expect(saysSignedOut(signedOut)).toBe(true);
    expect(saysSignedOut({ ...signedOut, signedOut: false })).toBe(false);
    expect(saysSignedOut({ ...signedOut, sections: [saved] })).toBe(false);
    expect(saysSignedOut({ ...signedOut, storage: 'blocked' })).toBe(false);
    expect(saysSignedOut({ ...signedOut, sections: [{ ...typed, conflict: true }] })).toBe(false);
  });

  it('hides a lost connection while there is nothing to send', () => {
    expect(saveState({ ...calm, trouble: 'offline' })).toBe('saved');
    expect(saveState({ ...calm, trouble: 'offline', sections: [typed] })).toBe('offline');
  });

  it('says that something is missing only when nothing more can be sent', () => {
    const incomplete = { ...typed, pending: false, valid: false };
    expect(saveState({ ...calm, sections: [incomplete] })).toBe('incomplete');
    expect(saveState({ ...calm, sections: [incomplete, typed] })).toBe('on_device');
  });

  it('says that something is to be fixed, not that it waits for more, where a text is refused', () => {
    const refused = {
      ...typed,
      pending: false,
      valid: false,
      problem: { code: 'characters_invalid', params: {} },
    } as const;
    expect(saveState({ ...calm, sections: [refused] })).toBe('to_fix');
    expect(saveState({ ...calm, sections: [refused, typed] })).toBe('on_device');
  });

  it('shows a conflict before anything that resolves itself', () => {
    expect(saveState({ ...calm, trouble: 'offline', sections: [{ ...typed, conflict: true }] })).toBe('conflict');
  });

  it('knows when words are in memory alone: until they are on the device, and where the browser stores nothing', () => {
    const unsent = { ...calm, sections: [typed] };
    for (const situation of [
      { ...unsent, writing: true },
      { ...unsent, storage: 'blocked' as const },
      { ...unsent, storage: 'failing' as const },
    ])
      expect(isMemoryOnly(situation)).toBe(true);
    for (const situation of [unsent, { ...calm, writing: true }, { ...calm, storage: 'blocked' as const }])
      expect(isMemoryOnly(situation)).toBe(false);
  });

  it('warns where the browser stores nothing, and where it should and fails', () => {
    expect(saveState({ ...calm, storage: 'blocked', sections: [typed] })).toBe('memory_only');
    expect(saveState({ ...calm, storage: 'failing', trouble: 'offline', sections: [typed] })).toBe('not_stored');
  });
});
