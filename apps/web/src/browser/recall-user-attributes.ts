import { z } from 'zod/mini';
import { forget, recall } from './browser-storage.ts';
import { USER_ATTRIBUTES, type UserAttributes } from './user-attributes.ts';

const userAttributes = z.object({
  id: z.uuid(),
  emailVerified: z.boolean(),
  subscriptions: z.array(z.object({ id: z.string() })),
});

/** For a first paint, before the server answers, and never as proof of anything. A broken value is dropped. */
export const recallUserAttributes = (): UserAttributes | null => {
  const stored = recall('localStorage', USER_ATTRIBUTES);
  if (stored === null) return null;
  try {
    return userAttributes.parse(JSON.parse(stored));
  } catch {
    forget('localStorage', USER_ATTRIBUTES);
    return null;
  }
};
