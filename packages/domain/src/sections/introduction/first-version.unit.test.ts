import { describe, expect, it } from 'vitest';
import { currentVersionOf, upcast } from '../../events/registry.ts';
import fixtures from './fixtures/introduction-written.v1.json' with { type: 'json' };

describe('an introduction stored in its first version', () => {
  it('is not the version that is written today', () => expect(currentVersionOf('IntroductionWritten')).toBe(2));

  it.each(fixtures)('$name is read as it is written today', ({ stored, current }) =>
    expect(upcast('IntroductionWritten', 1, stored)).toEqual({ type: 'IntroductionWritten', data: current }),
  );
});
