import { sectionNames } from '@palmares/domain/portfolio/index';
import { createFileRoute } from '@tanstack/react-router';
import { SectionScreen } from '../../../../../screens/editor/section-screen.tsx';
import { sectionEditors } from '../../../../../sections/editors.ts';
import { pageTitle } from '../../../../../shell/page-title.ts';

export const Route = createFileRoute('/$lang/app/portfolio/edit/$section')({
  params: {
    parse: ({ section }) => {
      const name = sectionNames.find((known) => known === section);
      return name ? { section: name } : false;
    },
  },
  head: ({ params }) => ({ meta: [pageTitle(sectionEditors[params.section].title())] }),
  component: EditSection,
});

function EditSection() {
  const { section } = Route.useParams();
  return <SectionScreen key={section} name={section} />;
}
