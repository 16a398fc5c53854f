import { Banner, Button, buttonClass, heading, PageHeader, Steps, text, textLink, wholeWords } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { type SignUpStep, signUpSteps } from '../../api/sign-up/sign-up-step.ts';
import { isMinorAlone, stepBefore } from '../../api/sign-up/sign-up-steps.ts';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { AuthFrame } from '../sign-in/auth-frame.tsx';
import { formLayout } from '../sign-in/form-layout.ts';
import { AccessFields } from './access-fields.tsx';
import { DateOfBirthField } from './date-of-birth-field.tsx';
import { MinorNote } from './minor-note.tsx';
import { NameFields } from './name-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { type AgreedGuardian, useSignUp } from './use-sign-up.ts';

const stepWords = {
  name: { label: m.sign_up_name_step, title: m.sign_up_name_title, hint: m.sign_up_name_hint },
  birth: { label: m.sign_up_birth_step, title: m.sign_up_birth_title, hint: undefined },
  access: { label: m.sign_up_access_step, title: m.sign_up_access_title, hint: undefined },
} as const satisfies Record<SignUpStep, unknown>;

interface StepFieldsProps {
  readonly step: SignUpStep;
  readonly shown: SignUpStep;
  readonly children: ReactNode;
}

/** A hidden step stays in the form, so that its values survive. */
const StepFields = ({ step, shown, children }: StepFieldsProps) => {
  const titleId = useId();
  const { title, hint } = stepWords[step];
  return (
    <fieldset hidden={step !== shown} aria-labelledby={titleId} className={formLayout.step}>
      <div className={formLayout.question}>
        <h2 id={titleId} className={heading({ size: 'md' })}>
          {wholeWords(title())}
        </h2>
        {hint === undefined ? null : <p className={formLayout.hint}>{hint()}</p>}
      </div>
      {children}
    </fieldset>
  );
};

interface SignUpScreenProps {
  readonly step: SignUpStep;
  readonly goTo: (step: SignUpStep, how?: { readonly replace: boolean }) => void;
  /** Set by the link that a guardian was sent after agreeing. */
  readonly guardian?: AgreedGuardian;
  /** When the server rendered the page. */
  readonly at: Date;
  /** The server's answer to the form, if it was sent without a script. */
  readonly answer?: FormAnswer | null;
}

export const SignUpScreen = ({ step, goTo, guardian, at, answer = null }: SignUpScreenProps) => {
  const form = useRef<HTMLFormElement>(null);
  const { draft, change, corrected, errors, refusals, problem, goOn, pending } = useSignUp({
    form,
    step,
    goTo,
    guardian,
    at,
    answer,
  });
  const came = useRef({ step, refusals: 0 });
  const before = stepBefore(step);

  useEffect(() => {
    const { current: last } = came;
    came.current = { step, refusals };
    const moved = last.step !== step;
    if (!moved && last.refusals === refusals) return;
    const fields = form.current?.querySelector(':scope > fieldset:not([hidden])');
    const wrong = fields?.querySelector<HTMLElement>('[aria-invalid=true]');
    (wrong ?? (moved ? fields?.querySelector<HTMLElement>('input, select') : undefined))?.focus();
  }, [step, refusals]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    return goOn({ password: String(typed.get('password')), confirmation: String(typed.get('confirmation')) });
  };

  return (
    <AuthFrame showsOffer={step === 'name'} needsScript={false}>
      <PageHeader title={m.sign_up_title()} lead={guardian ? m.finish_sign_up_lead() : m.who_sees_sign_up()} />
      <form ref={form} method="post" noValidate className={formLayout.form} onSubmit={send}>
        <input type="hidden" name="step" value={step} />
        <Steps
          label={m.sign_up_steps_label()}
          steps={signUpSteps.map((id) => ({ id, label: stepWords[id].label() }))}
          current={signUpSteps.indexOf(step)}
          stateLabels={{ done: m.sign_up_step_done(), current: m.sign_up_step_current(), todo: m.sign_up_step_todo() }}
        />
        <StepFields step="name" shown={step}>
          <NameFields draft={draft} onChange={change} errors={errors} isFirstNameFixed={guardian !== undefined} />
        </StepFields>
        <StepFields step="birth" shown={step}>
          <DateOfBirthField
            value={draft.dateOfBirth}
            onChange={(dateOfBirth) => change({ dateOfBirth })}
            error={errors.dateOfBirth}
            thisYear={at.getUTCFullYear()}
          />
          <PlaceFields draft={draft} onChange={change} errors={errors} />
          <p className={text({ tone: 'muted' })}>
            {m.sign_up_birth_hint()} <ReadingLink inline newTab to="faqs#age-and-guardians" words={m.reading_age} />
          </p>
        </StepFields>
        <StepFields step="access" shown={step}>
          <AccessFields
            draft={draft}
            onChange={change}
            errors={errors}
            onPassword={() => corrected('password', 'confirmation')}
          />
          {guardian || !isMinorAlone(draft, at) ? null : <MinorNote />}
        </StepFields>
        {problem === undefined ? null : (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        )}
        <div className={formLayout.actions}>
          <Button type="submit" width="full" loading={pending}>
            {step === 'access' ? m.sign_up_submit() : m.sign_up_go_on()}
          </Button>
          {before === undefined ? null : (
            <Link
              to="."
              search={(asked) => ({ ...asked, step: before === 'name' ? undefined : before })}
              className={buttonClass({ variant: 'ghost' })}
            >
              {m.sign_up_go_back()}
            </Link>
          )}
        </div>
      </form>
      <p className={formLayout.after}>
        {m.sign_up_has_account()}
        <Link to="/$lang/auth" params={{ lang: getLocale() }} className={textLink({ standing: 'alone' })}>
          {m.sign_up_to_log_in()}
        </Link>
      </p>
    </AuthFrame>
  );
};
