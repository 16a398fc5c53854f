import { isReference } from '@palmares/domain/contact';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { takeFormAnswer } from '../../../api/forms/form-answer.ts';
import { type RefusedSearch, refusedSearch } from '../../../api/forms/no-cookies.ts';
import { answerReportForm } from '../../../api/shared-portfolio/report-form.server.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { NotPublicPage } from '../../../screens/shared-portfolio/not-public-page.tsx';
import { ReportScreen } from '../../../screens/shared-portfolio/report-screen.tsx';
import { sharedHead } from '../../../screens/shared-portfolio/shared-head.ts';
import { unsentReport } from '../../../screens/shared-portfolio/unsent-report.tsx';
import { publicOrigin } from '../../../server/public-origin.ts';

interface ReportSearch extends RefusedSearch {
  readonly sent?: string;
}

export const Route = createFileRoute('/$lang/athletes/$publishToken_/report')({
  server: { handlers: { POST: withErrorLogging(answerReportForm) } },
  validateSearch: ({ sent, ...search }: Record<string, unknown>): ReportSearch => ({
    ...(isReference(sent) ? { sent } : {}),
    ...refusedSearch(search),
  }),
  loaderDeps: ({ search: { sent } }) => ({ sent }),
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ context, params: { publishToken }, deps: { sent } }) => {
    const form = await (await context.api()).client.sharedPortfolio.reportForm.query({ token: publishToken });
    if (!form) throw notFound();
    return unsentReport({ publishToken, ...form, answer: takeFormAnswer('report'), sent });
  },
  head: ({ loaderData, params }) => ({
    meta: [
      pageTitle(loaderData ? m.report_title() : m.shared_not_public_title()),
      ...sharedHead(publicOrigin(), params.lang),
    ],
  }),
  component: ReportPage,
  notFoundComponent: NotPublicPage,
});

function ReportPage() {
  return <ReportScreen report={Route.useLoaderData()} />;
}
