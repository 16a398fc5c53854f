import { createSerializationAdapter } from '@tanstack/react-router';
import { currentServerRequest } from '../server/current-server-request.ts';
import { answeredError } from './error-status.ts';
import { type Rendered, RenderedError } from './rendered-error.ts';

/** Replaces the router's own serialization, which sends an error's message along. */
export const renderedErrors = createSerializationAdapter({
  key: 'rendered-error',
  test: (value: unknown): value is Error => value instanceof Error,
  toSerializable: (error): Rendered => ({
    httpStatus: answeredError(error)?.httpStatus ?? null,
    requestId: currentServerRequest() ?? '',
  }),
  fromSerializable: (rendered) => new RenderedError(rendered),
});
