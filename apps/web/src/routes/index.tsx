import { createFileRoute } from '@tanstack/react-router';
import { LanguageChoiceScreen } from '../screens/language-choice/language-choice-screen.tsx';
import { browserLanguage } from '../shell/preferred-language.ts';

export const Route = createFileRoute('/')({
  // In the loader, so that the browser renders what the server read in the request.
  loader: () => ({ preferred: browserLanguage() }),
  component: () => <LanguageChoiceScreen preferred={Route.useLoaderData().preferred} />,
});
