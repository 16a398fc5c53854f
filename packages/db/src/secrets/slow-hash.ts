import { hash, verify } from '@node-rs/argon2';

/** OWASP's argon2id for interactive use; argon2id is the library's default, held by a test of the hash's prefix. */
export const slowHashParameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Takes tens of milliseconds: never inside a transaction, where it would hold back every reader of the log. */
export const slowHash = (secret: string): Promise<string> => hash(secret, slowHashParameters);

export const matchesSlowHash = (hashed: string, secret: string): Promise<boolean> => verify(hashed, secret);
