import { createFileRoute } from '@tanstack/react-router';
import { LanguageChoiceScreen } from '../screens/language-choice/language-choice-screen.tsx';
import { browserLanguage } from '../shell/preferred-language.ts';

export const Route = createFileRoute('/$')({
  loader: () => ({ preferred: browserLanguage() }),
  component: () => <LanguageChoiceScreen preferred={Route.useLoaderData().preferred} />,
});
