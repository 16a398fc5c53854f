import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Unsent } from './unsent.ts';

/** A rendered page in UTF-8. */
export type KeptHtml = Unsent<Uint8Array>;

/** Its ids have another prefix than those of the surrounding page. */
export const keptHtml = (page: ReactElement): KeptHtml =>
  new Unsent(Buffer.from(renderToString(page, { identifierPrefix: 'kept' })));
