/** Returns the URL, or null for text that is none. The oldest supported browsers lack `URL.canParse` and `URL.parse`. */
export const parsedUrl = (text: string, base?: URL | string): URL | null => {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
};
