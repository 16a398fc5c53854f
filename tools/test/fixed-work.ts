import { createHash } from 'node:crypto';

const ROUNDS = 100_000;

/** Does the same amount of work each time, without input or output. */
export const fixedWork = (): void => {
  let digest = Buffer.alloc(32);
  for (let round = 0; round < ROUNDS; round += 1) digest = createHash('sha256').update(digest).digest();
};
