import { createFileRoute, notFound } from '@tanstack/react-router';
import { ExhibitList } from '../../../gallery/exhibit-list.tsx';
import { GalleryPage } from '../../../gallery/gallery-page.tsx';
import { groupNamed } from '../../../gallery/groups.ts';

export const Route = createFileRoute('/_ui/$lang/$group')({ component: GalleryGroup });

function GalleryGroup() {
  const { lang, group: name } = Route.useParams();
  const group = groupNamed(name);
  if (!group) throw notFound();
  return (
    <GalleryPage language={lang} title={group.name}>
      <ExhibitList group={group} language={lang} />
    </GalleryPage>
  );
}
