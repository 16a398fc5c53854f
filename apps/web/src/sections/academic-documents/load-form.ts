import { loadOnce } from '../kit/on-demand/load-once.ts';

export const loadDocumentForm = loadOnce(() => import('./document-form.tsx').then(({ DocumentForm }) => DocumentForm));
