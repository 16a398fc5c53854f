import { publishTokenOpener } from '@palmares/db/sharing';
import type { Context } from '../transport/context.server.ts';

/** The athlete's own link that has not ended, with its token. */
export const ownLink = async ({ session, services }: Context, linkId: string) => {
  if (!session) return undefined;
  const { athleteId } = session;
  const { kysely } = services.database;
  const unseal = publishTokenOpener(services.keyring, kysely, athleteId);
  const own = await services.sharing.currentLink(kysely, { athleteId, linkId, unseal });
  if (!own || (own.expiresAt !== null && own.expiresAt <= services.now())) return undefined;
  return { athleteId, token: own.token, parts: own.parts };
};
