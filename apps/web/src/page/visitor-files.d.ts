declare module 'virtual:visitor-files' {
  /** Addresses of built files: the script of visitor pages, the style sheet of every page, and that of long texts. */
  export const script: string;
  export const styles: string;
  export const reading: string;
}
