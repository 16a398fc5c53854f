export const loadContactForm = () => import('./contact-form.tsx').then(({ ContactForm }) => ContactForm);
