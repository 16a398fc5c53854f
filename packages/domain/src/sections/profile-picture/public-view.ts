/** Visitors get no picture yet, because only its owner may read a stored file. */
export const profilePicturePublicView = (): null => null;
