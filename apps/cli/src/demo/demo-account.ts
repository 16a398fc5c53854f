import type { DemoAthlete } from '@palmares/domain/demo';
import type { DemoFiles } from './files/demo-files.ts';

/** The device that the demo's events name: none, because an athlete's history shows it. */
export const demoDevice = 'unknown';

/** A demo athlete as the seed creates it. */
export interface DemoAccount extends DemoAthlete {
  /** Distinguishes the athletes in the seed's output. */
  readonly suffix: string;
  readonly email: string;
  readonly files: (at: Date) => DemoFiles;
  readonly openLabel: string;
  readonly protectedLabel: string;
}
