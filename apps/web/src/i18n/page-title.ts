import { m } from '../paraglide/messages.js';

export const pageTitle = (title: string): { title: string } => ({ title: `${title} · ${m.app_name()}` });
