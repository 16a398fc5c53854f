import { getRouteApi } from '@tanstack/react-router';
import { trpc } from '../../api/client.ts';
import { ColorArticle } from './color-article.tsx';

const route = getRouteApi('/$lang/app/identity/explore/colors/$color');

export const ColorLater = () => {
  const { color } = route.useLoaderData();
  const [explained] = trpc.identity.color.useSuspenseQuery({ color });
  return <ColorArticle color={color} explained={explained} />;
};
