export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export type DatePart = keyof DateParts;

/** Splits `2009-03-07` into its parts. Missing parts are empty, as in `2009--07`. */
export const partsOf = (date: string): DateParts => {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
};

export const dateOf = ({ year, month, day }: DateParts): string =>
  year === '' && month === '' && day === '' ? '' : `${year}-${month}-${day}`;

export interface DateChoice {
  readonly id: string;
  readonly label: string;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

export const dayChoices: readonly DateChoice[] = Array.from({ length: 31 }, (_, index) => ({
  id: twoDigits(index + 1),
  label: String(index + 1),
}));

export const monthChoices = (language: string): readonly DateChoice[] => {
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => ({
    id: twoDigits(month + 1),
    label: name.format(Date.UTC(2000, month, 1)),
  }));
};

/** Returns the order in which the language writes a date: March 7, 2009; 7 mars 2009. */
export const dateOrder = (language: string): readonly DatePart[] =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' })
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));
