import { createFileRoute } from '@tanstack/react-router';
import { answerPasscodeForm, backToPage } from '../../../api/shared-portfolio/passcode-form.server.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';

export const Route = createFileRoute('/$lang/athletes/$publishToken_/passcode')({
  server: { handlers: { GET: backToPage, POST: withErrorLogging(answerPasscodeForm) } },
});
