import type { Language } from '@palmares/domain/kernel';
import { unlisted } from '../../browser/unlisted.ts';
import { openGraph, previewPath } from '../../i18n/open-graph.ts';
import { m } from '../../paraglide/messages.js';

/**
 * Head tags that are identical for every link, open or not, so that a preview reveals neither its owner nor whether it
 * exists.
 */
export const sharedHead = (origin: string, language: Language) => [
  { name: 'robots', content: unlisted },
  { name: 'referrer', content: 'no-referrer' },
  ...openGraph({
    language,
    title: m.shared_preview_title(),
    description: m.shared_preview_description(),
    picture: `${origin}${previewPath(language, 'shared')}`,
    pictureAlt: m.shared_preview_picture(),
  }),
];
