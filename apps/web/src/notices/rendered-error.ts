export interface Rendered {
  readonly httpStatus: number | null;
  readonly requestId: string;
}

/** An error that the server rendered, with what the browser may know of it: never its message. */
export class RenderedError extends Error {
  readonly httpStatus: number | undefined;
  readonly requestId: string;

  constructor({ httpStatus, requestId }: Rendered) {
    super('The server could not render this page');
    this.name = 'RenderedError';
    this.httpStatus = httpStatus ?? undefined;
    this.requestId = requestId;
  }
}
