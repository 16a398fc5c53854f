import { createFileRoute } from '@tanstack/react-router';
import { answerContactForm } from '../../api/contact/contact-form.server.ts';
import { withErrorLogging } from '../../api/transport/with-error-logging.server.ts';
import { ContactScreen } from '../../site/contact/contact-screen.tsx';
import { contactSearch } from '../../site/contact/contact-search.ts';
import { loadContact } from '../../site/contact/load-contact.ts';

export const Route = createFileRoute('/$lang/contact-us/')({
  server: { handlers: { POST: withErrorLogging(answerContactForm) } },
  validateSearch: contactSearch,
  loaderDeps: ({ search }) => search,
  staleTime: Number.POSITIVE_INFINITY,
  loader: ({ context, params, deps }) => loadContact(context.api, { lang: params.lang, search: deps }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Contact,
});

function Contact() {
  return <ContactScreen page={Route.useLoaderData().page} />;
}
