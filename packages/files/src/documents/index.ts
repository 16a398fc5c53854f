export { checkPdf, type PdfCheck } from './check-pdf.ts';
