/** The athlete's name as part of a file's: in plain letters, which every system and mail program keeps. */
const plainName = (firstName: string, lastName: string): string =>
  `${firstName} ${lastName}`
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');

/** `Nora-Whitcombe-Palmares.pdf` */
export const fileNameOf = (
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
  ending: 'pdf' | 'vcf',
): string => [plainName(firstName, lastName), `Palmares.${ending}`].filter((part) => part !== '').join('-');
