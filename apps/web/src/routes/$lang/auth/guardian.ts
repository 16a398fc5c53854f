import { createFileRoute } from '@tanstack/react-router';
import { answerGuardianForm } from '../../../api/guardian/guardian-forms.server.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';
import { guardian } from '../../../screens/guardian/guardian.server.ts';

export const Route = createFileRoute('/$lang/auth/guardian')({
  server: { handlers: { GET: guardian, POST: withErrorLogging(answerGuardianForm) } },
});
