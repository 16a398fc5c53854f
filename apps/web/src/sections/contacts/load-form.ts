import { loadOnce } from '../kit/on-demand/load-once.ts';

export const loadContactForm = loadOnce(() => import('./contact-form.tsx').then(({ ContactForm }) => ContactForm));
