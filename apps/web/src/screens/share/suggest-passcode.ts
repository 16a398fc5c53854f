const CODES = 1_000_000;
/** Above the last whole multiple, some codes would be more likely than others. */
const FAIR = Math.floor(2 ** 32 / CODES) * CODES;

export const suggestPasscode = (): string => {
  const [drawn = FAIR] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < FAIR ? String(drawn % CODES).padStart(6, '0') : suggestPasscode();
};
