export { withoutDescriptors } from '../process/testing/without-descriptors.ts';
export {
  activePdfs,
  encryptedPdf,
  handmadePdf,
  pdfWithPacked,
  pdfWithStream,
  type SamplePdf,
  samplePdf,
  unpackingBomb,
} from './documents.ts';
export { encryptedInPart, encryptedWith } from './encrypted-pdfs.ts';
export { hiddenScript, hiddenScripts } from './hidden-objects.ts';
export { heicHead, isoHead, PHOTO_SECRETS, pixelBomb, type SamplePhoto, samplePhoto } from './pictures.ts';
export { type S3Object, type S3Server, startS3Server } from './s3-server.ts';
export { openThrowawayStore, type ThrowawayStore } from './throwaway-store.ts';
