import { prefetchedAddresses } from '../../i18n/public-pages.ts';

/**
 * A browser loads a public page ahead while somebody points at its link. It loads no address that does something or is a
 * secret, nor a page in another language, which would be remembered as the visitor's.
 */
const rules = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: prefetchedAddresses.map((pathname) => ({ pathname, search: '' })) },
          { not: { selector_matches: '[hreflang]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** The file that the header `Speculation-Rules` of public pages names. */
export const speculationRules = {
  path: '/speculation-rules.json',
  contentType: 'application/speculationrules+json',
  write: () => JSON.stringify(rules),
};
