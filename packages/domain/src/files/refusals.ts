/**
 * Why an upload or a file's content is refused. `file_store` says nothing about the file: it could not be read or kept, and
 * sending it again helps.
 */
export const fileCodes = [
  'file_empty',
  'file_type',
  'file_too_large',
  'file_broken',
  'file_heic',
  'file_pixels',
  'file_pixels_progressive',
  'file_pixels_avif',
  'file_pixels_deep_avif',
  'file_pdf_encrypted',
  'file_pdf_pages',
  'file_pdf_active',
  'file_quota',
  'file_kept',
  'file_store',
  'file_too_many_waiting',
  'file_unknown',
] as const;
export type FileCode = (typeof fileCodes)[number];
