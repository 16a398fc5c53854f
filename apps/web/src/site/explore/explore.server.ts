import {
  explainedColor,
  explainedGrit,
  explainedMask,
  explainedStyle,
  exploreIndex,
} from '../../api/identity/explained-pages.server.ts';
import { pageTitle } from '../../i18n/page-title.ts';
import { type Asked, visitorPage } from '../../page/visitor-page.server.ts';
import { m } from '../../paraglide/messages.js';
import { colorAt, maskAt, styleAt } from '../../sections/identity/addresses.ts';
import { colorWords, maskName, partWords, styleWords } from '../../sections/identity/words.ts';
import { ColorArticle } from './color-article.tsx';
import { ExploreArticle } from './explore-article.tsx';
import { GritArticle } from './grit-article.tsx';
import { MaskArticle } from './mask-article.tsx';
import { StyleArticle } from './style-article.tsx';

/** Without the soft hyphens that break a long name on a narrow screen. */
const plain = (words: string): string => words.replaceAll('\u00ad', '');

// Nothing in these pages is about the athlete who reads them.
const sameForAll = { bar: 'app', once: 'address' } as const;

export const explore = visitorPage({
  ...sameForAll,
  load: ({ language }: Asked) => ({ explained: exploreIndex(language) }),
  head: () => pageTitle(m.explore_title()),
  Page: ExploreArticle,
});

export const exploreMask = visitorPage({
  ...sameForAll,
  load: ({ language, params, missing }: Asked) => {
    const mask = maskAt(params.mask);
    return mask ? { mask, explained: explainedMask(mask, language) } : missing();
  },
  head: ({ mask }) => pageTitle(maskName(mask)),
  Page: MaskArticle,
});

export const exploreColor = visitorPage({
  ...sameForAll,
  load: ({ language, params, missing }: Asked) => {
    const color = colorAt(params.color);
    return color ? { color, explained: explainedColor(color, language) } : missing();
  },
  head: ({ color }) => pageTitle(colorWords[color]()),
  Page: ColorArticle,
});

export const exploreStyle = visitorPage({
  ...sameForAll,
  load: ({ language, params, missing }: Asked) => {
    const style = styleAt(params.style);
    return style ? { style, explained: explainedStyle(style, language) } : missing();
  },
  head: ({ style }) => pageTitle(plain(styleWords[style]())),
  Page: StyleArticle,
});

export const exploreGrit = visitorPage({
  ...sameForAll,
  load: ({ language }: Asked) => ({ explained: explainedGrit(language) }),
  head: () => pageTitle(partWords.grit()),
  Page: GritArticle,
});
