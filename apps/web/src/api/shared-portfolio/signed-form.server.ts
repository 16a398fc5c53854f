import { isSharedForm, type SharedForm, signSharedForm } from '@palmares/db/sharing';
import { namesNoOrigin } from '../../server/answer/origin-check.server.ts';
import { SIGNATURE_FIELD } from '../forms/signature-field.ts';
import type { Context } from '../transport/context.server.ts';

export const signatureOf = ({ services }: Context, form: SharedForm, token: string): string =>
  signSharedForm(services.config.pepper, form, token, services.now());

interface Posted {
  readonly request: Request;
  readonly token: string;
  readonly typed: URLSearchParams;
}

/** True unless the browser sends no origin and the form was not signed here or is older than 30 minutes. */
export const isOurForm = ({ services }: Context, form: SharedForm, { request, token, typed }: Posted): boolean => {
  if (!namesNoOrigin(request)) return true;
  const field = typed.get(SIGNATURE_FIELD) ?? '';
  return isSharedForm(services.config.pepper, form, { token, field }, services.now());
};
