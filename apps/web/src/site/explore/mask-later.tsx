import { getRouteApi } from '@tanstack/react-router';
import { trpc } from '../../api/client.ts';
import { MaskArticle } from './mask-article.tsx';

const route = getRouteApi('/$lang/app/identity/explore/masks/$mask');

export const MaskLater = () => {
  const { mask } = route.useLoaderData();
  const [explained] = trpc.identity.mask.useSuspenseQuery({ mask });
  return <MaskArticle mask={mask} explained={explained} />;
};
