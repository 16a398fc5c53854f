import { everyPart } from '@palmares/domain/shared-portfolio';
import { type FormEvent, useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { m } from '../../paraglide/messages.js';
import type { LinkFieldsValue } from './link-options.tsx';
import { isWholeCode, passcodeChoice } from './passcode-choice.ts';
import { nextAttempt, type PublishAttempt } from './publish-attempt.ts';
import type { FreshLink } from './share-data.ts';
import { usePasscodeChoice } from './use-passcode-choice.ts';

export interface NewLinkOptions {
  readonly isAdult: boolean;
  readonly hasAccountPasscode: boolean;
  readonly onPublished: (link: FreshLink) => void;
}

/** The form for a new link, and sending it. */
export const useNewLink = ({ isAdult, hasAccountPasscode, onPublished }: NewLinkOptions) => {
  const api = trpc.useUtils();
  const publish = useSubmission(trpc.sharing.publish.useMutation());
  const [fields, setFields] = useState<LinkFieldsValue>({ label: '', period: 'always', parts: everyPart(isAdult) });
  const passcode = usePasscodeChoice(hasAccountPasscode);
  const attempt = useRef<PublishAttempt>(undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (publish.isPending) return;
    const { kind, code, input } = passcode;
    if (kind === 'own' && !isWholeCode(code)) {
      publish.setProblem({ field: 'passcode.code', words: m.share_passcode_missing() });
      input.current?.focus();
      return;
    }
    attempt.current = nextAttempt(attempt.current, { ...fields, passcode: passcodeChoice(kind, code) });
    const sent = await publish.send(attempt.current.request);
    if (!sent.ok) {
      // A refused request made nothing, so the next one is for another link.
      if (sent.problem.code !== undefined) attempt.current = undefined;
      return;
    }
    await Promise.all([api.sharing.invalidate(), api.sharing.link.prefetch({ linkId: sent.value.linkId })]);
    onPublished({ ...sent.value, label: fields.label.trim(), passcode: kind === 'own' ? code : null });
  };

  return {
    fields,
    change: (changed: Partial<LinkFieldsValue>) => setFields((now) => ({ ...now, ...changed })),
    passcode,
    problem: publish.problem,
    isPending: publish.isPending,
    submit,
  };
};
