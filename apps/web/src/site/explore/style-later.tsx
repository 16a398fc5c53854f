import { getRouteApi } from '@tanstack/react-router';
import { trpc } from '../../api/client.ts';
import { StyleArticle } from './style-article.tsx';

const route = getRouteApi('/$lang/app/identity/explore/learning-styles/$style');

export const StyleLater = () => {
  const { style } = route.useLoaderData();
  const [explained] = trpc.identity.learningStyle.useSuspenseQuery({ style });
  return <StyleArticle style={style} explained={explained} />;
};
