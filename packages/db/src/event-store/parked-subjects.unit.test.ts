import { UnknownEvent } from '@palmares/domain/events';
import { reasonOf } from '@palmares/event-store/testing';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const wrote = 'Coach Tremblay, 514 555 0199';

describe('why a subject is parked', () => {
  it('names an unknown type and its schema version', () =>
    expect(reasonOf(new UnknownEvent('SomethingNew', 3))).toBe('UnknownEvent: SomethingNew v3'));

  it('names the condition of the database, not its message', () => {
    const error = Object.assign(new pg.DatabaseError(`value "${wrote}" is too long`, 1, 'error'), { code: '22001' });
    expect(reasonOf(error)).toBe('DatabaseError: 22001');
  });

  it('holds nothing of what was read', () => {
    const refused = z.object({ motto: z.literal('x') }).safeParse({ motto: wrote });
    for (const error of [refused.error, new TypeError(wrote), wrote, { code: wrote }])
      expect(reasonOf(error)).toMatch(/^(ZodError|TypeError|Unknown)$/);
  });

  it('keeps a code of Node', () => {
    const error = Object.assign(new Error(wrote), { code: 'ERR_OSSL_BAD_DECRYPT' });
    expect(reasonOf(error)).toBe('Error: ERR_OSSL_BAD_DECRYPT');
  });
});
