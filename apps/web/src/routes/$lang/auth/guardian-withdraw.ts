import { createFileRoute } from '@tanstack/react-router';
import { answerGuardianWithdrawForm } from '../../../api/guardian/guardian-forms.server.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';
import { guardianWithdraw } from '../../../screens/guardian/guardian.server.ts';

export const Route = createFileRoute('/$lang/auth/guardian-withdraw')({
  server: { handlers: { GET: guardianWithdraw, POST: withErrorLogging(answerGuardianWithdrawForm) } },
});
