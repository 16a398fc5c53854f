const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const named = (agent: string, names: readonly (readonly [sign: string, name: string])[]): string | undefined =>
  names.find(([sign]) => agent.includes(sign))?.[1];

/** "Chrome, Android": enough to recognize one's own session, too little to track a person. */
export const deviceOf = (agent: string): string =>
  [named(agent, browsers), named(agent, systems)].filter((part) => part !== undefined).join(', ') || 'unknown';
