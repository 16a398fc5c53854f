/** Visitors get no documents yet, because only their owner may read a stored file. */
export const academicDocumentsPublicView = (): null => null;
