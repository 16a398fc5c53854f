import { createFileRoute } from '@tanstack/react-router';
import { orLogged } from '../../../api/or-logged.server.ts';
import { answerPasscodeForm, backToPage } from '../../../api/passcode-form.server.ts';

export const Route = createFileRoute('/$lang/athletes/$publishToken_/passcode')({
  server: { handlers: { GET: backToPage, POST: orLogged(answerPasscodeForm) } },
});
