import { guardianCloseForm } from '@palmares/domain/account';
import { Accordion, Banner, Button, Card, Checkbox, heading, Section, separated, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { ACTION_FIELD, answerToAction, DECISION_FIELD } from '../../api/guardian/guardian-form-fields.ts';
import { dateWords, endDayWords } from '../../i18n/dates.ts';
import { FormProblem } from '../../page/form-problem.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { minorParts, partsList } from '../../who-sees/who-sees.ts';
import { formLayout } from '../sign-in/form-layout.ts';
import { refusedForm } from './refused-form.ts';
import type { OpenAccount } from './withdrawal-state.ts';

type ShownLink = OpenAccount['links'][number];

const list = css({ display: 'flex', flexDirection: 'column', gap: '4', listStyle: 'none' });
const facts = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const closing = css({ marginBlockStart: '4', '& > details:last-child': { borderBlockEnd: 'none' } });

const hindrances: Readonly<
  Partial<Record<NonNullable<OpenAccount['hindrance']>, (inputs: { firstName: string }) => string>>
> = {
  no_plan: () => m.guardian_links_no_plan(),
  publishing_closed: () => m.guardian_links_publishing_closed(),
  own_consent_needed: m.guardian_links_own_consent,
};

interface CloseFormProps {
  readonly link: ShownLink;
  /** The server's answer to this link's form. */
  readonly answer: FormAnswer | null;
}

const CloseForm = ({ link: { linkId, number }, answer }: CloseFormProps) => {
  const { errors, problem } = refusedForm({ schema: guardianCloseForm, checkbox: 'confirmed' }, answer);
  return (
    <form method="post" noValidate className={formLayout.form}>
      <input type="hidden" name={ACTION_FIELD} value="close" />
      <input type="hidden" name={DECISION_FIELD} value={linkId} />
      <p>{m.guardian_links_close_text()}</p>
      <Checkbox
        name="confirmed"
        required
        label={m.guardian_links_close_confirm()}
        error={errors.confirmed}
        autoFocus={errors.confirmed !== undefined}
      />
      <FormProblem words={problem} />
      <Button type="submit" variant="outline" width="full">
        {m.guardian_links_close_submit({ number })}
      </Button>
    </form>
  );
};

const LinkCard = ({ link, answer }: CloseFormProps) => {
  const { linkId, number, createdAt, expiresAt, hasPasscode, isOff, parts } = link;
  return (
    <Card>
      <div className={facts}>
        <h3 className={heading({ size: 'sm' })}>{m.guardian_links_number({ number })}</h3>
        <p>
          {parts.length === 0
            ? m.who_sees_guardian_link_without({ parts: minorParts(getLocale()) })
            : m.who_sees_guardian_link_with({ parts: partsList(parts, getLocale()) })}
        </p>
        <p className={text({ tone: 'muted' })}>
          {separated([
            m.guardian_links_created({ date: dateWords(createdAt) }),
            expiresAt ? m.guardian_links_until({ date: endDayWords(expiresAt) }) : m.guardian_links_endless(),
            hasPasscode ? m.guardian_links_passcode() : m.guardian_links_no_passcode(),
            isOff ? m.guardian_links_off() : '',
          ])}
        </p>
      </div>
      <Accordion
        level={4}
        className={closing}
        open={answer ? `close-${linkId}` : undefined}
        items={[
          {
            id: `close-${linkId}`,
            title: m.guardian_links_close({ number }),
            content: <CloseForm link={link} answer={answer} />,
          },
        ]}
      />
    </Card>
  );
};

interface GuardianLinksProps {
  readonly account: OpenAccount;
  /** The server's answer to a form of this page; null before one was sent. */
  readonly answer: FormAnswer | null;
}

/** The links that stand open, by number, and a way to close each. */
export const GuardianLinks = ({ account: { firstName, hindrance, links, total }, answer }: GuardianLinksProps) => {
  const closed = answerToAction(answer, 'close');
  const hinders = hindrance === null ? undefined : hindrances[hindrance];
  return (
    <Section title={m.guardian_links_title()}>
      {closed?.done ? (
        <Banner tone="success" isFocused>
          {m.guardian_links_closed({ firstName })}
        </Banner>
      ) : null}
      {hinders && links.length > 0 ? <Banner>{hinders({ firstName })}</Banner> : null}
      {links.length === 0 ? <p>{m.who_sees_guardian_no_links({ firstName })}</p> : null}
      <ul className={list}>
        {links.map((link) => (
          <li key={link.linkId}>
            <LinkCard link={link} answer={closed?.typed[DECISION_FIELD] === link.linkId ? closed : null} />
          </li>
        ))}
      </ul>
      {total > links.length ? (
        <p className={text({ tone: 'muted' })}>{m.guardian_links_more({ count: total - links.length })}</p>
      ) : null}
    </Section>
  );
};
