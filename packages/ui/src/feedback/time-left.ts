/** Formats minutes and seconds, as on a scoreboard. Returns 0:00 only once the time is over. */
export const timeLeft = (leftMs: number): string => {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
