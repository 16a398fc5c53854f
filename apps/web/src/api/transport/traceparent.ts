/**
 * Returns the header that starts the trace of a command under the command's id. The event keeps that id, so the worker
 * continues the same trace.
 */
export const traceparent = (input: unknown): { readonly traceparent?: string } => {
  if (typeof input !== 'object' || input === null || !('commandId' in input)) return {};
  const trace = String(input.commandId).replaceAll('-', '');
  return { traceparent: `00-${trace}-${trace.slice(16)}-01` };
};
