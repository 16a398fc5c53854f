import { expect, it, vi } from 'vitest';
import { closeAgeGate, openAgeGate } from './age-gate.server.ts';

vi.mock('@tanstack/react-start/server', () => ({}));

it.each([true, false])(
  'the age gate is closed and opened by a cookie that is Secure where the site is: %s',
  (https) => {
    const setCookie = vi.fn();
    const ctx = { services: { config: { https } }, setCookie };
    const attributes = { path: '/', sameSite: 'lax', secure: https };
    closeAgeGate(ctx, 'guardianNeeded');
    expect(setCookie).toHaveBeenLastCalledWith('age_gate', 'asked', attributes);
    closeAgeGate(ctx, 'tooYoung');
    expect(setCookie).toHaveBeenLastCalledWith('age_gate', 'young', attributes);
    openAgeGate(ctx);
    expect(setCookie).toHaveBeenLastCalledWith('age_gate', '', { ...attributes, maxAge: 0 });
  },
);
