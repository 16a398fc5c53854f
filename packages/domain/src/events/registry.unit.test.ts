import { describe, expect, it } from 'vitest';
import { currentVersionOf, eventTypes, registeredEvent, registeredEvents, UnknownEvent, upcast } from './registry.ts';

describe('the registry of events', () => {
  it('knows each type once', () => expect(new Set(eventTypes).size).toBe(eventTypes.length));

  it('keeps each noun to one section or stream', () => {
    const owners = new Map<string, Set<string>>();
    for (const { type, kind, section } of registeredEvents) {
      const noun = type.replace(/[A-Z][a-z]+$/, '');
      owners.set(noun, (owners.get(noun) ?? new Set()).add(section ?? kind));
    }
    const shared = [...owners].filter(([, of]) => of.size > 1).map(([noun, of]) => [noun, ...of]);
    // `PortfolioStarted` belongs to the portfolio's stream, `PortfolioPublished` to the sharing stream.
    expect(shared).toEqual([['Portfolio', 'portfolio', 'sharing']]);
  });

  it('can read every version from the first on', () => {
    for (const { type, schemaVersion, upcast: steps } of registeredEvents) {
      const versions = Array.from({ length: schemaVersion - 1 }, (_, index) => String(index + 1));
      expect(Object.keys(steps), type).toEqual(versions);
    }
  });

  it('knows the stream kind and section of an event', () => {
    expect(registeredEvent('MottoWritten')).toMatchObject({ kind: 'portfolio', section: 'motto', schemaVersion: 1 });
    expect(registeredEvent('PortfolioStarted')).toMatchObject({ kind: 'portfolio' });
    expect(registeredEvent('IdentityScored')).toMatchObject({ kind: 'identity' });
    expect(registeredEvent('LinkRevoked')).toMatchObject({ kind: 'sharing' });
    expect(registeredEvent('PaymentFailed')).toMatchObject({ kind: 'plan' });
    expect(registeredEvent('toString')).toBeUndefined();
  });

  it('throws on an unknown type or version, and names it', () => {
    const known = { motto: 'Onward', explanation: '' };
    expect(upcast('MottoWritten', 1, known)).toEqual({ type: 'MottoWritten', data: known });
    for (const [type, version] of [
      ['MottoSung', 1],
      ['MottoWritten', 2],
      ['MottoWritten', 0],
      ['IntroductionWritten', 3],
    ] as const) {
      expect(() => upcast(type, version, known)).toThrow(new UnknownEvent(type, version));
    }
    expect(() => currentVersionOf('MottoSung')).toThrow(UnknownEvent);
  });

  it('throws on stored data that does not fit its type', () =>
    expect(() => upcast('MottoWritten', 1, { motto: 3 })).toThrow());

  it('reads stored text that a limit of today would refuse', () => {
    const long = { motto: 'm'.repeat(500), explanation: '' };
    expect(upcast('MottoWritten', 1, long)).toEqual({ type: 'MottoWritten', data: long });
  });
});
