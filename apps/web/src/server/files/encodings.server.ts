/** Supported content encodings, smallest result first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

const weightOf = (parameters: readonly string[]): number => {
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return weight === undefined ? 1 : Number(weight.slice('q='.length));
};

/** The encodings that an Accept-Encoding header allows, best first. Empty: send the body uncompressed. */
export const acceptedEncodings = (header: string | null | undefined): readonly Encoding[] => {
  if (!header) return [];
  const weights = new Map<string, number>();
  for (const offer of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
    weights.set(name, weightOf(parameters));
  }
  return encodings.filter((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
};
