import type { ArticleSlug } from '@palmares/domain/blog';
import type { ComponentType } from 'react';
import type { DrawingProps } from '../drawing.tsx';
import { ContactsCover } from './contacts.tsx';
import { EmailCover } from './email.tsx';
import { FiveStepsCover } from './five-steps.tsx';
import { HighlightsCover } from './highlights.tsx';
import { IdentityCover } from './identity.tsx';
import { NcaaIdCover } from './ncaa-id.tsx';
import { PortfolioCover } from './portfolio.tsx';

export const articleCovers = {
  'building-a-strong-portfolio': PortfolioCover,
  'emailing-a-coach': EmailCover,
  'five-steps-to-a-recruiters-attention': FiveStepsCover,
  'getting-an-ncaa-id': NcaaIdCover,
  'finding-ncaa-coach-contacts': ContactsCover,
  'importing-highlights': HighlightsCover,
  'importance-of-identity': IdentityCover,
} satisfies Record<ArticleSlug, ComponentType<DrawingProps>>;

export interface ArticleCoverProps extends DrawingProps {
  slug: ArticleSlug;
}

/** The picture of an article, in lists and above its text. */
export const ArticleCover = ({ slug, ...props }: ArticleCoverProps) => {
  const Named = articleCovers[slug];
  return <Named {...props} />;
};
