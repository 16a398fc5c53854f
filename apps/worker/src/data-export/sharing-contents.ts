import type { Queryable } from '@palmares/db';
import { hasAccountPasscode, linksOf } from '@palmares/db/sharing';
import { headOf, type SharingFile, sharingFile } from '@palmares/domain/data-export';

/** `sharing.json`: the links without what opens them. */
export const sharingContents = async (db: Queryable, athleteId: string, at: Date): Promise<SharingFile> => {
  const links = await linksOf(db, { athleteId, unseal: () => '' });
  return sharingFile.parse({
    ...headOf('sharing', at),
    hasAccountPasscode: await hasAccountPasscode(db, athleteId),
    links: links.map(({ token: _, createdAt, expiresAt, offAt, revokedAt, ...link }) => ({
      ...link,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      offAt: offAt?.toISOString() ?? null,
      revokedAt: revokedAt?.toISOString() ?? null,
    })),
  });
};
