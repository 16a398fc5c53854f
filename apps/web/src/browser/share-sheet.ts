const isClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Opens the device's share sheet. Resolves to false if it could not open; a sheet that the person closed did, and nothing
 * is lost.
 */
export const openShareSheet = async (shared: ShareData): Promise<boolean> => {
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return isClosed(error);
  }
};
