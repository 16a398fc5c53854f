import type { IntroductionPublicView } from '@palmares/domain/shared-portfolio';

export const introductionExcerpt = ({ greeting, paragraphs }: IntroductionPublicView): string =>
  greeting.length > 0 ? greeting.join(' ') : (paragraphs[0] ?? '');
