/** Names of errors that are no failure: the person closed the sheet, or pressed again while one was open. */
const silent: readonly string[] = ['AbortError', 'InvalidStateError'];

/**
 * Opens the device's share sheet. Resolves to false if it could not open; a sheet that the person closed did, and nothing
 * is lost.
 */
export const openShareSheet = async (shared: ShareData): Promise<boolean> => {
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && silent.includes(error.name);
  }
};
