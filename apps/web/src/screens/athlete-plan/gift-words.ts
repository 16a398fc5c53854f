import { m } from '../../paraglide/messages.js';
import type { Grant } from './plan-data.ts';

/** Says what a gift costs, and that it lasts if it has no end. */
export const giftWords = ({ until }: Grant): string =>
  [m.plan_grant_free(), until === null ? m.plan_grant_no_end() : ''].filter(Boolean).join(' ');
