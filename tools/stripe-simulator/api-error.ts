import type { Json } from './model.ts';

interface Details {
  readonly type?: 'invalid_request_error' | 'idempotency_error' | 'api_error';
  readonly code?: string;
  readonly param?: string;
}

/** An error in Stripe's wording and format. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: Details;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.details = details;
  }

  toJSON(): Json {
    const { type = 'invalid_request_error', code, param } = this.details;
    return { error: { type, message: this.message, ...(code && { code }), ...(param && { param }) } };
  }
}

export const missing = (what: string, id: string, param = 'id'): ApiError =>
  new ApiError(param === 'id' ? 404 : 400, `No such ${what}: '${id}'`, { code: 'resource_missing', param });
