import { createFileRoute } from '@tanstack/react-router';
import { browserLanguage } from '../i18n/preferred-language.ts';
import { LanguageChoiceScreen } from '../screens/language-choice/language-choice-screen.tsx';

export const Route = createFileRoute('/')({
  // In the loader, so that the browser renders what the server read in the request.
  loader: () => ({ preferred: browserLanguage() }),
  component: () => <LanguageChoiceScreen preferred={Route.useLoaderData().preferred} />,
});
