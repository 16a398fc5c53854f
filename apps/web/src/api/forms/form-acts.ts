/** The act of an accepted form, by the page that says so. */
export const formActs = {
  'guardian-needed': ['remind'],
  guardian: ['second_mail', 'open', 'done'],
  'guardian-withdraw': ['withdraw', 'undo', 'receipt', 'close'],
} as const;

/** The acts of one page, or of all. */
export type FormAct<Page extends keyof typeof formActs = keyof typeof formActs> = (typeof formActs)[Page][number];
