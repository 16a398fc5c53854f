import { same } from '@palmares/domain/kernel';
import type { Parts } from '@palmares/domain/shared-portfolio';
import type { PasscodeChoice } from './passcode-choice.ts';
import { daysOf, type Period } from './period.ts';

export interface LinkForm {
  readonly label: string;
  readonly passcode: PasscodeChoice;
  readonly period: Period;
  readonly parts: Parts;
}

export interface PublishAttempt {
  readonly form: LinkForm;
  readonly request: {
    readonly commandId: string;
    readonly linkId: string;
    readonly label: string;
    readonly passcode: PasscodeChoice;
    readonly days: number | null | undefined;
    readonly parts: Parts;
  };
}

/** Resubmitting the same form after a lost answer reuses the same command id, so it makes one link. */
export const nextAttempt = (previous: PublishAttempt | undefined, form: LinkForm): PublishAttempt => {
  if (previous && same(previous.form, form)) return previous;
  const { label, passcode, period, parts } = form;
  const [commandId, linkId] = [crypto.randomUUID(), crypto.randomUUID()];
  return { form, request: { commandId, linkId, label, passcode, parts, days: daysOf(period) } };
};
