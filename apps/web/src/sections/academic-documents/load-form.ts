export const loadDocumentForm = () => import('./document-form.tsx').then(({ DocumentForm }) => DocumentForm);
