import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageTitle } from '../../../../../i18n/page-title.ts';
import { SectionScreen } from '../../../../../screens/portfolio-editor/section-screen.tsx';
import { addressOf, hasPage } from '../../../../../sections/section-pages.ts';
import { isSectionName, sectionTitles } from '../../../../../sections/titles.ts';

export const Route = createFileRoute('/$lang/app/portfolio/edit/$section')({
  params: {
    parse: ({ section }) => (isSectionName(section) ? { section } : false),
  },
  beforeLoad: ({ params: { lang, section: named } }) => {
    if (hasPage(named)) return;
    const { section, ...anchor } = addressOf(named);
    throw redirect({ to: '/$lang/app/portfolio/edit/$section', params: { lang, section }, ...anchor, replace: true });
  },
  loader: async ({ params: { section } }) =>
    (await import('../../../../../sections/editors.ts')).loadEditorsOf(section),
  head: ({ params }) => ({ meta: [pageTitle(sectionTitles[params.section]())] }),
  component: EditSection,
});

function EditSection() {
  const { section } = Route.useParams();
  return <SectionScreen key={section} name={section} />;
}
