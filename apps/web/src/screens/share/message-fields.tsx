import { type Language, languages } from '@palmares/domain/kernel';
import { Button, Card, Field, Input, SegmentedControl, Textarea } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useState } from 'react';
import { languageTag } from '../../i18n/language.ts';
import { m } from '../../paraglide/messages.js';
import { ExampleDialog } from './example-dialog.tsx';
import { MailTo } from './mail-to.tsx';
import { REASON_LENGTH } from './message-reason.ts';
import { shareLayout } from './share-layout.ts';
import type { useMessage } from './use-message.ts';

// Grows with a long subject, as a phone’s mail program shows it.
const oneLine = css({ minHeight: '12' });
const mail = css({ display: 'flex', flexDirection: 'column', gap: '4' });

interface MessageFieldsProps {
  readonly to: string;
  readonly now: Date;
  readonly of: ReturnType<typeof useMessage>;
}

/** The mail, as the coach will see it. */
export const MessageFields = ({ to, now, of }: MessageFieldsProps) => {
  const { language, message, isWritten, write, reason, takesReason, giveReason, changeLanguage, startAgain } = of;
  const [showsExample, setShowsExample] = useState(false);
  return (
    <>
      <SegmentedControl<Language>
        label={m.share_language_label()}
        items={languages.map((value) => ({
          value,
          label: <span lang={languageTag(value)}>{m.language_name({}, { locale: value })}</span>,
        }))}
        value={language}
        onValueChange={(next) => {
          if (next !== language) changeLanguage(next);
        }}
      />
      <Field
        label={m.share_reason_label()}
        hint={takesReason ? undefined : m.share_reason_written()}
        optional={m.share_optional()}
      >
        <Input
          lang={languageTag(language)}
          maxLength={REASON_LENGTH}
          autoComplete="off"
          disabled={!takesReason}
          value={reason}
          onChange={({ currentTarget }) => giveReason(currentTarget.value)}
        />
      </Field>
      <Card className={mail} lang={languageTag(language)}>
        <MailTo to={to} />
        <Field label={m.share_subject_label()}>
          <Textarea
            rows={1}
            className={oneLine}
            value={message.subject}
            onChange={({ currentTarget }) => write({ subject: currentTarget.value.replaceAll('\n', ' ') })}
          />
        </Field>
        <Field label={m.share_message_label()}>
          <Textarea
            rows={14}
            value={message.body}
            onChange={({ currentTarget }) => write({ body: currentTarget.value })}
          />
        </Field>
      </Card>
      <div className={shareLayout.row}>
        <Button size="sm" variant="outline" onClick={() => setShowsExample(true)}>
          {m.share_example_show()}
        </Button>
        {isWritten ? (
          <Button size="sm" variant="ghost" onClick={startAgain}>
            {m.share_template_again()}
          </Button>
        ) : null}
      </div>
      <ExampleDialog open={showsExample} onOpenChange={setShowsExample} language={language} now={now} />
    </>
  );
};
