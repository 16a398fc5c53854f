import { createFileRoute } from '@tanstack/react-router';
import { SectionScreen } from '../../../../../screens/editor/section-screen.tsx';
import { isSectionName, sectionTitles } from '../../../../../sections/titles.ts';
import { pageTitle } from '../../../../../shell/page-title.ts';

export const Route = createFileRoute('/$lang/app/portfolio/edit/$section')({
  params: {
    parse: ({ section }) => (isSectionName(section) ? { section } : false),
  },
  head: ({ params }) => ({ meta: [pageTitle(sectionTitles[params.section]())] }),
  component: EditSection,
});

function EditSection() {
  const { section } = Route.useParams();
  return <SectionScreen key={section} name={section} />;
}
