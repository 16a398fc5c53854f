import { createFileRoute } from '@tanstack/react-router';
import { answerPasscodeForm, backToPage } from '../../../api/shared-portfolio/passcode-form.server.ts';
import { orLogged } from '../../../api/transport/or-logged.server.ts';

export const Route = createFileRoute('/$lang/athletes/$publishToken_/passcode')({
  server: { handlers: { GET: backToPage, POST: orLogged(answerPasscodeForm) } },
});
