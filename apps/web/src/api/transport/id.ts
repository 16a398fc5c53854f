import { z } from 'zod/mini';

/** An id as the database writes it, because ids are also compared as text. */
export const id = z.uuid().check(z.toLowerCase());
