import { createFileRoute } from '@tanstack/react-router';
import { LanguageChoiceScreen } from '../screens/language-choice/language-choice-screen.tsx';

export const Route = createFileRoute('/')({ component: LanguageChoiceScreen });
