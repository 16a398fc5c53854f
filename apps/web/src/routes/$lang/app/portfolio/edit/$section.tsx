import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../../../i18n/page-title.ts';
import { SectionScreen } from '../../../../../screens/portfolio-editor/section-screen.tsx';
import { isSectionName, sectionTitles } from '../../../../../sections/titles.ts';

export const Route = createFileRoute('/$lang/app/portfolio/edit/$section')({
  params: {
    parse: ({ section }) => (isSectionName(section) ? { section } : false),
  },
  loader: async ({ params: { section } }) => (await import('../../../../../sections/editors.ts')).loadEditor(section),
  head: ({ params }) => ({ meta: [pageTitle(sectionTitles[params.section]())] }),
  component: EditSection,
});

function EditSection() {
  const { section } = Route.useParams();
  return <SectionScreen key={section} name={section} />;
}
