import { REPORT_LENGTH, type ReportReason, reportReasons } from '@palmares/domain/contact';
import { Button, Field, FieldGroup, Input, RadioCards, Textarea } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { SIGNATURE_FIELD } from '../../api/forms/signature-field.ts';
import { FormProblem } from '../../page/form-problem.tsx';
import { m } from '../../paraglide/messages.js';
import { reportProblem } from './report-problem.ts';

const form = css({ display: 'flex', flexDirection: 'column', gap: '6' });

const reasonWords: Readonly<Record<ReportReason, () => string>> = {
  consent: m.report_reason_consent,
  untrue: m.report_reason_untrue,
  safety: m.report_reason_safety,
  offensive: m.report_reason_offensive,
  other: m.report_reason_other,
};

interface ReportFormProps {
  readonly action: string;
  /** Proves that this site rendered the form, for browsers that do not say so. */
  readonly signature: string;
  /** The server's answer to the last post; null before the first. */
  readonly answer: FormAnswer | null;
}

/** A plain form, which the browser does not hydrate. */
export const ReportForm = ({ action, signature, answer }: ReportFormProps) => {
  const problem = reportProblem(answer);
  const typed = answer?.typed ?? {};
  const errorAt = (field: 'reason' | 'body' | 'email') => (problem?.field === field ? problem.words : undefined);
  const chosen = reportReasons.find((reason) => reason === typed.reason) ?? null;
  return (
    <form method="post" action={action} className={form}>
      <FormProblem words={problem?.field === undefined ? problem?.words : undefined} />
      <input type="hidden" name={SIGNATURE_FIELD} value={signature} />
      <FieldGroup legend={m.report_reason_legend()} error={errorAt('reason')}>
        <RadioCards
          name="reason"
          required
          value={chosen}
          onValueChange={() => undefined}
          items={reportReasons.map((value) => ({ value, label: reasonWords[value]() }))}
        />
      </FieldGroup>
      <Field label={m.report_body_label()} hint={m.report_body_hint()} error={errorAt('body')}>
        <Textarea
          name="body"
          neverHydrated
          rows={6}
          required
          maxLength={REPORT_LENGTH}
          defaultValue={typed.body}
          autoFocus={errorAt('body') !== undefined}
        />
      </Field>
      <Field
        label={m.report_email_label()}
        optional={m.field_optional()}
        hint={m.report_email_hint()}
        error={errorAt('email')}
      >
        <Input
          name="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typed.email}
          autoFocus={errorAt('email') !== undefined}
        />
      </Field>
      <Button type="submit" size="lg" width="full">
        {m.report_submit()}
      </Button>
    </form>
  );
};
