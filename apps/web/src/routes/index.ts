import { createFileRoute } from '@tanstack/react-router';
import { languageChoice } from '../screens/language-choice/language-choice.server.ts';

export const Route = createFileRoute('/')({ server: { handlers: { GET: languageChoice } } });
