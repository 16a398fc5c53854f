import { trpc } from '../../api/client.ts';
import { ExploreArticle } from './explore-article.tsx';

export const ExploreLater = () => {
  const [explained] = trpc.identity.exploreIndex.useSuspenseQuery();
  return <ExploreArticle explained={explained} />;
};
