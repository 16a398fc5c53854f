import { createFileRoute, notFound } from '@tanstack/react-router';
import { isLocalised } from '../i18n/language.ts';
import { browserLanguage } from '../i18n/preferred-language.ts';
import { LanguageChoiceScreen } from '../screens/language-choice/language-choice-screen.tsx';

export const Route = createFileRoute('/$')({
  loader: ({ location }) => {
    if (!isLocalised(location.pathname)) throw notFound();
    return { preferred: browserLanguage() };
  },
  component: () => <LanguageChoiceScreen preferred={Route.useLoaderData().preferred} />,
});
