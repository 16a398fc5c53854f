/** Milliseconds by which the server's clock is ahead of this device's. */
let ahead = 0;

/** Takes the server's time from a page that it rendered just now. */
export const noteServerTime = (at: Date): void => {
  ahead = at.getTime() - Date.now();
};

/** Takes the server's time from its answer, to the second, and returns the answer. */
export const noteAnswered = (answer: Response): Response => {
  const at = new Date(answer.headers.get('date') ?? '');
  if (!Number.isNaN(at.getTime())) noteServerTime(at);
  return answer;
};

/**
 * Returns the server's time, for rules: the clock of a device may be days or years off. Returns this machine's time on
 * the server, and until the first answer arrives.
 */
export const serverNow = (): Date => new Date(Date.now() + ahead);
