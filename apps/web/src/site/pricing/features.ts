import { m } from '../../paraglide/messages.js';

/** The features of every account. */
export const freeFeatures = (): readonly string[] => [
  m.pricing_row_build(),
  m.pricing_row_identity(),
  m.pricing_row_preview(),
  m.pricing_row_download(),
];

/** The reasons for the plan, for pages that link to the whole list. */
export const mainFeatures = (): readonly string[] => [
  m.pricing_row_links(),
  m.pricing_row_protection(),
  m.pricing_row_message(),
];

/** Everything that the plan adds. */
export const planFeatures = (): readonly string[] => [
  ...mainFeatures(),
  m.pricing_row_parts(),
  m.pricing_row_opened(),
  m.pricing_row_close(),
];
