/** `agreement`: what people consent to changes, so everybody is asked again. `words`: only the wording changes. */
export type LegalChange = 'agreement' | 'words';

interface LegalVersion {
  /** A calendar day, and from the second version of that day its number: `2026-11-26.2`. */
  readonly version: string;
  readonly change: LegalChange;
}

/**
 * Every version of each text in `apps/web/content/legal`, the earliest first. Some of the earlier ones were dated ahead,
 * so their order is that of this list.
 */
export const legalVersions = {
  'terms-of-use': [
    { version: '2026-11-23', change: 'agreement' },
    { version: '2026-11-25', change: 'agreement' },
    { version: '2026-11-26', change: 'words' },
    { version: '2026-11-26.2', change: 'words' },
    { version: '2026-11-26.3', change: 'words' },
    { version: '2026-11-28', change: 'words' },
    { version: '2026-11-28.2', change: 'words' },
  ],
  privacy: [
    { version: '2026-11-23', change: 'agreement' },
    { version: '2026-11-27', change: 'agreement' },
    { version: '2026-11-29', change: 'words' },
    { version: '2026-12-01', change: 'words' },
    { version: '2026-12-07', change: 'words' },
    { version: '2026-11-26', change: 'words' },
    { version: '2026-11-26.2', change: 'words' },
    { version: '2026-11-26.3', change: 'words' },
    { version: '2026-11-27.2', change: 'words' },
    { version: '2026-11-28', change: 'words' },
    { version: '2026-11-28.2', change: 'words' },
    { version: '2026-11-28.3', change: 'words' },
  ],
  'guardian-consent': [
    // This version said that until 18 a shared page leaves out contacts, documents and Identity, whatever the athlete
    // chooses.
    { version: '2026-11-27', change: 'agreement' },
    { version: '2026-12-02', change: 'agreement' },
    { version: '2026-11-26', change: 'words' },
    { version: '2026-11-28', change: 'words' },
    { version: '2026-11-28.2', change: 'words' },
  ],
} as const satisfies Readonly<Record<string, readonly LegalVersion[]>>;

export type LegalName = keyof typeof legalVersions;

const versionsOf = (name: LegalName): readonly LegalVersion[] => legalVersions[name];

/** The version that is shown, and agreed to from now on. */
export const currentVersion = (name: LegalName): string => versionsOf(name).at(-1)?.version ?? '';

/** Returns the versions that say the same as the current one. A person who agreed to any of them is not asked again. */
export const standingVersions = (name: LegalName): readonly string[] => {
  const versions = versionsOf(name);
  return versions.slice(versions.findLastIndex(({ change }) => change === 'agreement')).map(({ version }) => version);
};

export const termsVersion = currentVersion('terms-of-use');

/** The version of the text that a guardian agrees to. */
export const guardianTextVersion = currentVersion('guardian-consent');
