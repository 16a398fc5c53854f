export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** `2009-03-07` taken apart; a date that is half chosen keeps its empty parts, as `2009--07`. */
export const partsOf = (date: string): DateParts => {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
};

export const dateOf = ({ year, month, day }: DateParts): string =>
  year === '' && month === '' && day === '' ? '' : `${year}-${month}-${day}`;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

export const days = Array.from({ length: 31 }, (_, index) => twoDigits(index + 1));

const months = Array.from({ length: 12 }, (_, index) => index);

export const monthChoices = (language: string): readonly { id: string; label: string }[] => {
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return months.map((month) => ({ id: twoDigits(month + 1), label: name.format(Date.UTC(2000, month, 1)) }));
};

/** Every year of a living person, newest first: a shorter list would tell which answer is wanted. */
export const yearsBefore = (thisYear: number): readonly string[] =>
  Array.from({ length: 101 }, (_, index) => String(thisYear - index));
