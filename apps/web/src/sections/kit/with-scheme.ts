const HOST_FIRST = /^[^\s/:@]+\.[a-z]{2,}(?:[/?#]\S*)?$/iu;

/** An address as athletes type it, `hudl.com/profile/1`, with its scheme. Any other text stays as it is. */
export const withScheme = (text: string): string => {
  const address = text.trim();
  return HOST_FIRST.test(address) ? `https://${address}` : text;
};
