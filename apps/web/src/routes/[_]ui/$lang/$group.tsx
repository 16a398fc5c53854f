import { createFileRoute } from '@tanstack/react-router';
import { ExhibitList } from '../../../gallery/exhibit-list.tsx';
import { GalleryPage } from '../../../gallery/gallery-page.tsx';
import { isGroupName } from '../../../gallery/group-names.ts';
import { groups } from '../../../gallery/groups.ts';

export const Route = createFileRoute('/_ui/$lang/$group')({
  params: { parse: ({ group }) => (isGroupName(group) ? { group } : false) },
  component: GalleryGroup,
});

function GalleryGroup() {
  const { lang, group } = Route.useParams();
  return (
    <GalleryPage language={lang} title={group}>
      <ExhibitList group={groups[group]} language={lang} />
    </GalleryPage>
  );
}
