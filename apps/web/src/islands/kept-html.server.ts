import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Unsent } from './unsent.ts';

/** In UTF-8. */
export type KeptHtml = Unsent<Uint8Array>;

/** Its ids begin otherwise than those of the page around it. */
export const keptHtml = (page: ReactElement): KeptHtml =>
  new Unsent(Buffer.from(renderToString(page, { identifierPrefix: 'kept' })));
