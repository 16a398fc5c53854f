import { createFileRoute } from '@tanstack/react-router';
import { answerContactForm } from '../../api/contact/contact-form.server.ts';
import { withErrorLogging } from '../../api/transport/with-error-logging.server.ts';
import { contact } from '../../site/contact/contact.server.ts';

export const Route = createFileRoute('/$lang/contact-us/')({
  server: { handlers: { GET: contact, POST: withErrorLogging(answerContactForm) } },
});
