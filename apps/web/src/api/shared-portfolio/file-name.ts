/** The athlete's name within a file name. Keeps letters and digits of every script, because all systems accept them. */
const lettersOf = (firstName: string, lastName: string): string =>
  `${firstName} ${lastName}`
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '');

/** `Nora-Whitcombe-Palmares.pdf` */
export const fileNameOf = (
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
  ending: 'pdf' | 'vcf',
): string => [lettersOf(firstName, lastName), `Palmares.${ending}`].filter((part) => part !== '').join('-');
