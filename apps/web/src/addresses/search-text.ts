/** The parameters of an address. One that is given several times is a list. */
type SearchText = Readonly<Record<string, string | readonly string[]>>;

/** Addresses of earlier versions have a number in quotation marks: `?q=%222026%22`. */
const numberInQuotes = /^"(-?\d[\d.]*(?:e\+?\d+)?)"$/;

const typed = (text: string): string => numberInQuotes.exec(text)?.[1] ?? text;

/**
 * Reads the parameters as text. The router would read JSON, so that an id such as `662e410` or `723421968459640832`
 * became another number.
 */
export const parseSearch = (search: string): SearchText => {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const [first = '', ...others] = parameters.getAll(name).map(typed);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );
};

/** Writes parameters with their question mark, so that `parseSearch` reads the same; nothing for one without a value. */
export const stringifySearch = (search: Readonly<Record<string, unknown>>): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    for (const each of [value].flat()) if (each !== undefined && each !== null) parameters.append(name, String(each));
  // `size` is missing before Safari 17.
  const text = parameters.toString();
  return text && `?${text}`;
};
