import { everyPart } from '@palmares/domain/public-view';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { m } from '../../paraglide/messages.js';
import type { LinkFieldsValue } from './link-fields.tsx';
import type { PasscodeKind } from './passcode-kinds.tsx';
import { nextAttempt, type PublishAttempt } from './publish-attempt.ts';
import type { FreshLink } from './share-data.ts';
import { suggestPasscode } from './suggest-passcode.ts';

const DIGITS = 6;

interface NewLinkOptions {
  readonly isAdult: boolean;
  readonly onPublished: (link: FreshLink) => void;
}

/** The form for a new link, and sending it. */
export const useNewLink = ({ isAdult, onPublished }: NewLinkOptions) => {
  const api = trpc.useUtils();
  const publish = useSubmission(trpc.sharing.publish.useMutation());
  const [fields, setFields] = useState<LinkFieldsValue>({ label: '', period: 'always', parts: everyPart(isAdult) });
  const [kind, setKind] = useState<PasscodeKind>('own');
  const [code, setCode] = useState('');
  const codeInput = useRef<HTMLInputElement>(null);
  const attempt = useRef<PublishAttempt>(undefined);

  // Not while rendering, because the server would draw another; and not over what was typed before the script loaded.
  useEffect(() => setCode((typed) => (typed === '' ? suggestPasscode() : typed)), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (publish.isPending) return;
    if (kind === 'own' && code.length !== DIGITS) {
      publish.setProblem({ field: 'passcode.code', words: m.share_passcode_missing() });
      codeInput.current?.focus();
      return;
    }
    attempt.current = nextAttempt(attempt.current, { ...fields, passcode: kind === 'own' ? { kind, code } : { kind } });
    const { request } = attempt.current;
    const sent = await publish.send(request);
    if (!sent.ok) {
      // A refused request made nothing, so the next attempt counts its days from its own time.
      if (sent.problem.code !== undefined) attempt.current = undefined;
      return;
    }
    await api.sharing.mine.invalidate();
    onPublished({ ...sent.value, label: fields.label.trim(), passcode: kind === 'own' ? code : null });
  };

  return {
    fields,
    change: (changed: Partial<LinkFieldsValue>) => setFields((now) => ({ ...now, ...changed })),
    passcode: { kind, onKindChange: setKind, code, onCodeChange: setCode, input: codeInput },
    problem: publish.problem,
    isPending: publish.isPending,
    submit,
  };
};
