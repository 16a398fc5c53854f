import { afterAll, vi } from 'vitest';

// Test files share a process: each gives back the globals, functions, variables and clock that it replaced.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
