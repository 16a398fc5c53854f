export { readBuildVersion } from '@palmares/db/build-version';

let named: string | undefined;

/** Records which build this process runs, before it answers anything. A development server has none. */
export const nameBuild = (version: string | undefined): void => {
  named = version;
};

export const runningBuild = (): string | undefined => named;
