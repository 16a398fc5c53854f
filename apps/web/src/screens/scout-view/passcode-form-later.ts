import { lazyRouteComponent } from '@tanstack/react-router';

/** A link that asks for no passcode does without these scripts, so its picture comes sooner. */
export const PasscodeFormLater = lazyRouteComponent(() => import('./passcode-form.tsx'), 'PasscodeForm');
