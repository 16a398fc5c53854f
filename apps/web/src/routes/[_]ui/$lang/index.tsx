import { createFileRoute } from '@tanstack/react-router';
import { GalleryHome } from '../../../gallery/gallery-page.tsx';

export const Route = createFileRoute('/_ui/$lang/')({ component: GalleryIndex });

function GalleryIndex() {
  return <GalleryHome language={Route.useParams().lang} />;
}
