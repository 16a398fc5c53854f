import { z } from 'zod/mini';

/** An id that a caller made or names, as the database writes it: ids are also compared as text. */
export const id = z.uuid().check(z.toLowerCase());
