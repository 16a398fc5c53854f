import { m } from '../../paraglide/messages.js';
import type { Feature } from './plan-table.tsx';

const build = { name: m.pricing_row_build, isFree: true };
const identity = { name: m.pricing_row_identity, isFree: true };
const preview = { name: m.pricing_row_preview, isFree: true };
const links = { name: m.pricing_row_links, isFree: false };
const protection = { name: m.pricing_row_protection, isFree: false };
const message = { name: m.pricing_row_message, isFree: false };

/** A short comparison, for pages that link to the whole one. */
export const mainFeatures: readonly Feature[] = [build, identity, links, protection, message];

/** All features of the free account and of the plan. */
export const features: readonly Feature[] = [
  build,
  identity,
  preview,
  { name: m.pricing_row_download, isFree: true },
  links,
  protection,
  { name: m.pricing_row_parts, isFree: false },
  { name: m.pricing_row_opened, isFree: false },
  { name: m.pricing_row_close, isFree: false },
  message,
];
