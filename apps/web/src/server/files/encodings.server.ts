/** The content encodings in which the build compresses files. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

const weightOf = (parameters: readonly string[]): number => {
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return weight === undefined ? 1 : Number(weight.slice('q='.length));
};

/** Returns the encodings that an Accept-Encoding header allows, in the order of `known`. Empty means uncompressed. */
export const acceptedEncodings = <Known extends string>(
  header: string | null | undefined,
  known: readonly Known[],
): readonly Known[] => {
  if (!header) return [];
  const weights = new Map<string, number>();
  for (const offer of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
    weights.set(name, weightOf(parameters));
  }
  return known.filter((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
};
