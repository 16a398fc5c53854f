import type { Language } from '@palmares/domain/kernel';
import { openGraph, previewPath } from '../../i18n/open-graph.ts';
import type { PageHead } from '../../page/page-head.tsx';
import { secretHead } from '../../page/secret-head.ts';
import { m } from '../../paraglide/messages.js';
import { publicOrigin } from '../../server/public-origin.ts';

/**
 * Head tags that are identical for every link, open or not, so that a preview reveals neither its owner nor whether it
 * exists.
 */
export const sharedHead = (title: string, language: Language): PageHead => {
  const secret = secretHead(title);
  const preview = openGraph({
    language,
    title: m.shared_preview_title(),
    description: m.shared_preview_description(),
    picture: `${publicOrigin()}${previewPath(language, 'shared')}`,
    pictureAlt: m.shared_preview_picture(),
  });
  return { ...secret, meta: [...secret.meta, ...preview] };
};
