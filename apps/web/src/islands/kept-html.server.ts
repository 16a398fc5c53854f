import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Unsent } from './unsent.ts';

/** Its ids begin otherwise than those of the page around it. */
export const keptHtml = (page: ReactElement): Unsent<string> =>
  new Unsent(renderToString(page, { identifierPrefix: 'kept' }));
