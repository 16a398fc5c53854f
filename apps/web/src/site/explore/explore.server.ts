import type { IdentityResult } from '@palmares/domain/identity';
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
import { colorWords, partWords, styleWords, writtenMaskName } from '../../sections/identity/words.ts';
import { ColorArticle } from './color-article.tsx';
import { ExploreArticle } from './explore-article.tsx';
import { GritArticle } from './grit-article.tsx';
import { MaskArticle } from './mask-article.tsx';
import { ownColor, ownMask, ownStyle, ownTraits } from './own-result.ts';
import { StyleArticle } from './style-article.tsx';

/** Without the soft hyphens that break a long name on a narrow screen. */
const plain = (words: string): string => words.replaceAll('\u00ad', '');

const nothing: IdentityResult = { masks: null, colors: null, learningStyles: null, grit: null };

/** The result of the athlete who reads the page, and the form of the names of masks. */
const resultOf = async ({ api }: Asked) => {
  const { scored, gender } = await api.identity.results.query();
  return { result: scored?.result ?? nothing, gender };
};

// A page without anything of the athlete's own is the same for all who read the names in one form, and rendered once.

export const explore = visitorPage({
  bar: 'app',
  load: async (asked: Asked) => {
    const { result, gender } = await resultOf(asked);
    return { explained: exploreIndex(asked.language), own: ownTraits(result), gender, isOwn: result !== nothing };
  },
  once: ({ isOwn, gender }) => (isOwn ? undefined : `explore ${gender}`),
  head: () => pageTitle(m.explore_title()),
  Page: ExploreArticle,
});

export const exploreMask = visitorPage({
  bar: 'app',
  load: async (asked: Asked) => {
    const mask = maskAt(asked.params.mask);
    if (!mask) return asked.missing();
    const { result, gender } = await resultOf(asked);
    return { mask, explained: explainedMask(mask, asked.language), own: ownMask(result, mask), gender };
  },
  once: ({ mask, own, gender }) => (own ? undefined : `explore ${mask} ${gender}`),
  head: ({ mask, gender }) => pageTitle(writtenMaskName(mask, gender)),
  Page: MaskArticle,
});

export const exploreColor = visitorPage({
  bar: 'app',
  load: async (asked: Asked) => {
    const color = colorAt(asked.params.color);
    if (!color) return asked.missing();
    return {
      color,
      explained: explainedColor(color, asked.language),
      own: ownColor((await resultOf(asked)).result, color),
    };
  },
  once: ({ color, own }) => (own ? undefined : `explore ${color}`),
  head: ({ color }) => pageTitle(colorWords[color]()),
  Page: ColorArticle,
});

export const exploreStyle = visitorPage({
  bar: 'app',
  load: async (asked: Asked) => {
    const style = styleAt(asked.params.style);
    if (!style) return asked.missing();
    return {
      style,
      explained: explainedStyle(style, asked.language),
      own: ownStyle((await resultOf(asked)).result, style),
    };
  },
  once: ({ style, own }) => (own ? undefined : `explore ${style}`),
  head: ({ style }) => pageTitle(plain(styleWords[style]())),
  Page: StyleArticle,
});

export const exploreGrit = visitorPage({
  bar: 'app',
  load: async (asked: Asked) => ({
    explained: explainedGrit(asked.language),
    own: (await resultOf(asked)).result.grit,
  }),
  once: ({ own }) => (own ? undefined : 'explore grit'),
  head: () => pageTitle(partWords.grit()),
  Page: GritArticle,
});
