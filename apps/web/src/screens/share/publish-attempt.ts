export interface LinkForm {
  readonly label: string;
  readonly passcode: string | null;
  readonly days: number | null;
}

export interface PublishAttempt {
  readonly form: LinkForm;
  readonly request: {
    readonly commandId: string;
    readonly linkId: string;
    readonly label: string;
    readonly passcode: string | null;
    readonly expiresAt: string | null;
  };
}

const DAY_MS = 86_400_000;

const isSame = (a: LinkForm, b: LinkForm): boolean =>
  a.label === b.label && a.passcode === b.passcode && a.days === b.days;

/** Resubmitting the same form after a lost answer reuses the same command id, so it makes one link. */
export const nextAttempt = (previous: PublishAttempt | undefined, form: LinkForm): PublishAttempt => {
  if (previous && isSame(previous.form, form)) return previous;
  const { label, passcode, days } = form;
  const expiresAt = days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString();
  return {
    form,
    request: { commandId: crypto.randomUUID(), linkId: crypto.randomUUID(), label, passcode, expiresAt },
  };
};
