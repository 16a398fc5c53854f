import { lazyRouteComponent } from '@tanstack/react-router';

/** Loaded on demand, so that the picture of a link without a passcode appears sooner. */
export const PasscodeFormLater = lazyRouteComponent(() => import('./passcode-form.tsx'), 'PasscodeForm');
