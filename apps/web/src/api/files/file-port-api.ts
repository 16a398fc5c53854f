import { fileCodes } from '@palmares/domain/files';
import { accepted, refused } from '@palmares/domain/kernel';
import { z } from 'zod/mini';
import type { ApiClient } from '../client.ts';
import { accountHeader } from '../page-account.ts';
import type { FilePort } from './file-port.ts';
import { putFile } from './put-file.ts';

const answer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), refusal: z.object({ code: z.enum(fileCodes) }) }),
]);

/** An answer that is no outcome. Holds its status where `failureWords` looks for it. */
class UploadFailed extends Error {
  readonly data: { readonly httpStatus: number };

  constructor(httpStatus: number) {
    super(`The upload was answered with ${httpStatus}`);
    this.name = 'UploadFailed';
    this.data = { httpStatus };
  }
}

const answerIn = (body: string) => {
  try {
    return answer.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
};

export const filePort = (client: ApiClient): FilePort => ({
  begin: (file) => client.files.begin.mutate(file),
  send: async (fileId, file, sending) => {
    const { status, body } = await putFile(`/api/files/${fileId}`, file, { ...sending, headers: accountHeader() });
    const outcome = answerIn(body);
    if (outcome?.ok) return accepted(null);
    if (outcome) return refused(outcome.refusal.code);
    throw new UploadFailed(status);
  },
  mine: () => client.files.mine.query(),
  cancel: (fileId) => client.files.cancel.mutate({ fileId }),
});
