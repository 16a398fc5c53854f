import { writingRefusal } from '@palmares/domain/account';
import type { SectionContent, SectionName } from '@palmares/domain/portfolio';
import { createFileRoute, notFound } from '@tanstack/react-router';
import type { Api } from '../../../../../../api/client.ts';
import { lastVersion } from '../../../../../../drafts/device/last-version.ts';
import { EditorProvider } from '../../../../../../drafts/editor-context.tsx';
import { pageTitle } from '../../../../../../i18n/page-title.ts';
import { answeredError } from '../../../../../../notices/error-status.ts';
import { m } from '../../../../../../paraglide/messages.js';
import { MomentScreen } from '../../../../../../screens/history/moment-screen.tsx';
import { sectionSearch } from '../../../../../../screens/history/section-search.ts';
import type { PastSection } from '../../../../../../screens/history/use-moment.ts';
import { isSectionName } from '../../../../../../sections/titles.ts';

interface Moment<Name extends SectionName> {
  readonly at: Date;
  readonly past: PastSection<Name>;
}

const momentOf = async <Name extends SectionName>(
  { client }: Api,
  name: Name,
  version: number,
): Promise<Moment<Name>> => {
  try {
    const { at, then, missingFiles } = await client.history.moment.query({ section: name, version });
    // The answer is about the requested section.
    return { at, past: { name, content: then.content as SectionContent<Name>, missingFiles } };
  } catch (error) {
    throw answeredError(error)?.httpStatus === 404 ? notFound() : error;
  }
};

export const Route = createFileRoute('/$lang/app/portfolio/history/$section/$version')({
  params: {
    parse: ({ section, version }) =>
      isSectionName(section) && /^[1-9]\d{0,8}$/.test(version) ? { section, version } : false,
  },
  validateSearch: sectionSearch,
  loader: async ({ context, params: { section, version } }) => {
    const api = await context.api();
    const atLeastVersion = lastVersion(context.session.athleteId);
    const [moment, portfolio, standing] = await Promise.all([
      momentOf(api, section, Number(version)),
      api.queries.portfolio.mine.fetch({ atLeastVersion }),
      api.queries.guardian.standing.fetch(undefined, { staleTime: 0 }),
    ]);
    return { ...moment, sections: portfolio.sections, mayWrite: writingRefusal(standing.state) === undefined };
  },
  head: () => ({ meta: [pageTitle(m.history_title())] }),
  component: HistoryMoment,
});

function HistoryMoment() {
  const { session } = Route.useRouteContext();
  const { sections, ...moment } = Route.useLoaderData();
  return (
    <EditorProvider athleteId={session.athleteId} known={sections}>
      <MomentScreen {...moment} filter={Route.useSearch().section} />
    </EditorProvider>
  );
}
