const ofSocket = (request: Request): string => ('ip' in request && typeof request.ip === 'string' ? request.ip : '');

/** Behind our proxy the last hop that it wrote down counts: a visitor can forge only what stands before it. */
export const addressOf = (request: Request, trustProxy: boolean): string => {
  const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || ofSocket(request) || 'unknown';
};
