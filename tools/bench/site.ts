import { startChromium } from '../browser/chromium.ts';
import { startSite } from '../browser/site.ts';
import { sharedInSmoke } from './shared-in-smoke.ts';
import { behindProxy } from './visitors.ts';

/** The built product with its demo athletes. */
export const benchSite = sharedInSmoke((starting) => startSite('bench-runs', starting, behindProxy));

/** The remote debugging port of a Chromium. */
export const benchChromium = sharedInSmoke(startChromium);
