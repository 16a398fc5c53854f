import { createFileRoute } from '@tanstack/react-router';
import { answerReportForm } from '../../../api/shared-portfolio/report-form.server.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';
import { report } from '../../../screens/shared-portfolio/shared-portfolio.server.ts';

export const Route = createFileRoute('/$lang/athletes/$publishToken_/report')({
  server: { handlers: { GET: report, POST: withErrorLogging(answerReportForm) } },
});
