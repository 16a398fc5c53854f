import { trpc } from '../../api/client.ts';
import { GritArticle } from './grit-article.tsx';

export const GritLater = () => {
  const [explained] = trpc.identity.grit.useSuspenseQuery();
  return <GritArticle explained={explained} />;
};
