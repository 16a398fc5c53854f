import { lazyRouteComponent } from '@tanstack/react-router';

/** For a client-side navigation from another page. */
export const PricingDetailsLater = lazyRouteComponent(() => import('./pricing-details.tsx'), 'PricingDetails');
