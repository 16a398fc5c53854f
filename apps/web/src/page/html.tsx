/** HTML that was rendered before, or the slot for it. */
export const Html = ({ children }: { readonly children: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it
  <div dangerouslySetInnerHTML={{ __html: children }} />
);
