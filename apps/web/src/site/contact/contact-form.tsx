import { faultLengths, MESSAGE_LENGTH, NAME_LENGTH } from '@palmares/domain/contact';
import { Button, CircleAlert, Field, Input, Textarea } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { type ContactField, TRAP_FIELD } from '../../api/contact/contact-fields.ts';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { SIGNATURE_FIELD } from '../../api/forms/signature-field.ts';
import { MISSING } from '../../page/browser/missing-answers.ts';
import { FormProblem } from '../../page/form-problem.tsx';
import { m } from '../../paraglide/messages.js';
import { contactProblem } from './contact-problem.ts';
import { SubjectSelect } from './subject-select.tsx';

const form = css({ display: 'flex', flexDirection: 'column', gap: '6' });

export type ContactWords = Readonly<Partial<Record<ContactField, string>>>;

interface ContactFormProps {
  readonly action: string;
  /** Proves that the server issued the form, and when. */
  readonly signature: string;
  /** Initial values of the fields. */
  readonly known: ContactWords;
  /** Answer to the last post; null before the first. */
  readonly answer: FormAnswer | null;
}

/** A plain form, which the browser does not hydrate. */
export const ContactForm = ({ action, signature, known, answer }: ContactFormProps) => {
  const problem = contactProblem(answer);
  const filled: ContactWords = { ...known, ...answer?.typed };
  const at = (field: ContactField) => ({
    error: problem?.field === field ? problem.words : undefined,
    autoFocus: problem?.field === field,
  });
  const short = (field: Exclude<ContactField, 'subject' | 'body'>, label: string, rest: object) => (
    <Field label={label} error={at(field).error} {...(field in faultLengths ? { optional: m.field_optional() } : {})}>
      <Input name={field} defaultValue={filled[field]} autoFocus={at(field).autoFocus} {...rest} />
    </Field>
  );
  return (
    <form method="post" action={action} className={form} data-checked>
      <template data-error-sign>
        <CircleAlert aria-hidden size={18} />
      </template>
      <FormProblem words={problem?.field === undefined ? problem?.words : undefined} />
      <input type="hidden" name={SIGNATURE_FIELD} value={signature} />
      <input type="text" name={TRAP_FIELD} hidden tabIndex={-1} autoComplete="off" aria-hidden />
      <Field label={m.write_us_subject_label()} error={at('subject').error}>
        <SubjectSelect chosen={filled.subject} autoFocus={at('subject').autoFocus} />
      </Field>
      {short('name', m.write_us_name_label(), {
        required: true,
        maxLength: NAME_LENGTH,
        autoComplete: 'name',
        [MISSING]: m.write_us_name_required(),
      })}
      {short('email', m.write_us_email_label(), {
        required: true,
        [MISSING]: m.write_us_email_invalid(),
        inputMode: 'email',
        autoComplete: 'email',
        autoCapitalize: 'none',
        spellCheck: false,
      })}
      <Field label={m.write_us_body_label()} error={at('body').error}>
        <Textarea
          name="body"
          neverHydrated
          rows={6}
          required
          {...{ [MISSING]: m.write_us_body_required() }}
          maxLength={MESSAGE_LENGTH}
          defaultValue={filled.body}
          autoFocus={at('body').autoFocus}
        />
      </Field>
      {filled.subject === 'bug' ? (
        <>
          {short('page', m.write_us_page_label(), { maxLength: faultLengths.page })}
          {short('errorId', m.write_us_error_label(), { maxLength: faultLengths.errorId })}
          {short('version', m.write_us_version_label(), { maxLength: faultLengths.version })}
        </>
      ) : null}
      <Button type="submit" size="lg" width="full">
        {m.write_us_submit()}
      </Button>
    </form>
  );
};
