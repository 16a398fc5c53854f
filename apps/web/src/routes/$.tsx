import { createFileRoute, notFound } from '@tanstack/react-router';
import { LanguageChoiceScreen } from '../screens/language-choice/language-choice-screen.tsx';
import { isLocalised } from '../shell/language.ts';
import { browserLanguage } from '../shell/preferred-language.ts';

export const Route = createFileRoute('/$')({
  loader: ({ location }) => {
    if (!isLocalised(location.pathname)) throw notFound();
    return { preferred: browserLanguage() };
  },
  component: () => <LanguageChoiceScreen preferred={Route.useLoaderData().preferred} />,
});
