/** Schemes of addresses that a PDF reader hands to a browser, a mail program or a phone. */
const schemes: readonly string[] = ['http', 'https', 'mailto', 'tel'];

/**
 * True for the address of a page, a mailbox or a phone, even if it was typed into the document without its scheme.
 * False for any other scheme, such as `javascript:` and `file:`, and for a path on a device or in its network.
 */
export const isOrdinaryAddress = (address: string): boolean => {
  // Browsers drop spaces and control characters before they look for the scheme.
  const seen = address.replace(/[\s\p{C}]/gu, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(seen)?.[1];
  return scheme === undefined ? !/^[\\/]/.test(seen) : schemes.includes(scheme.toLowerCase());
};

/** True for a PDF in the folder of the document or below it. Network shares and absolute paths do not count. */
export const isNeighbour = (path: string): boolean =>
  /^[^\\/:\p{C}][^\\:\p{C}]*\.pdf$/iu.test(path) && !path.split('/').includes('..');
