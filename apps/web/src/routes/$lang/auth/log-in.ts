import { createFileRoute } from '@tanstack/react-router';
import { answerLogInForm, backToForm } from '../../../api/account/log-in-form.server.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';

export const Route = createFileRoute('/$lang/auth/log-in')({
  server: { handlers: { GET: backToForm, POST: withErrorLogging(answerLogInForm) } },
});
