import { Badge, Button, Card, ConfirmDialog, heading, SettingsList, SettingsRow, text } from '@palmares/ui';
import { stack } from '@palmares/ui/styled-system/patterns';
import { useRef, useState } from 'react';
import type { MySession } from '../../api/account/account-queries.server.ts';
import { trpc } from '../../api/client.ts';
import { useAction } from '../../api/use-submission.ts';
import { dateWords, timeWords } from '../../i18n/dates.ts';
import { toasts } from '../../notices/toasts.ts';
import { ZoneNote } from '../../notices/zone-note.tsx';
import { m } from '../../paraglide/messages.js';

const deviceWords = ({ device }: MySession): string => (device === 'unknown' ? m.account_sessions_unknown() : device);

interface SessionRowProps {
  readonly session: MySession;
  readonly onEnd: () => void;
}

const SessionRow = ({ session, onEnd }: SessionRowProps) => {
  const used = dateWords(session.lastUsedAt);
  return (
    <SettingsRow
      label={m.account_sessions_used({ date: used })}
      action={
        session.isThis ? (
          <Badge>{m.account_sessions_this()}</Badge>
        ) : (
          <Button
            variant="outline"
            size="sm"
            aria-label={m.account_sessions_end_label({ device: deviceWords(session), date: used })}
            onClick={onEnd}
          >
            {m.account_sessions_end()}
          </Button>
        )
      }
    >
      <div>{deviceWords(session)}</div>
      <div className={text({ tone: 'muted' })}>{m.account_sessions_since({ date: timeWords(session.createdAt) })}</div>
    </SettingsRow>
  );
};

/** The devices on which the athlete is logged in: each can be logged out, or all but this one. */
export const SessionList = () => {
  const api = trpc.useUtils();
  const { data: sessions = [] } = trpc.account.sessions.useQuery();
  const end = useAction(trpc.account.endSession.useMutation());
  const endOthers = useAction(trpc.account.endOtherSessions.useMutation());
  const [asking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);

  const endOne = async (session: MySession) => {
    const ended = await end.run({ publicId: session.publicId });
    if (!ended.ok) return;
    toasts.show({ title: m.account_sessions_ended({ device: deviceWords(session) }) });
    await api.account.sessions.invalidate();
    title.current?.focus();
  };
  const endAllOthers = async () => {
    const ended = await endOthers.run();
    if (!ended.ok) return;
    setAsking(false);
    toasts.show({ title: m.account_sessions_others_ended() });
    await api.account.sessions.invalidate();
  };

  return (
    <section className={stack({ gap: '4', alignItems: 'flex-start' })}>
      <h2 ref={title} tabIndex={-1} className={heading({ size: 'sm' })}>
        {m.account_sessions_title()}
      </h2>
      <p className={text({ tone: 'muted' })}>{m.account_sessions_lead()}</p>
      {sessions.length === 0 ? null : <ZoneNote />}
      <Card className={stack({ width: 'full' })}>
        <SettingsList>
          {sessions.map((session) => (
            <SessionRow key={session.publicId} session={session} onEnd={() => endOne(session)} />
          ))}
        </SettingsList>
      </Card>
      {sessions.length > 1 ? (
        <Button variant="outline" onClick={() => setAsking(true)}>
          {m.account_sessions_end_others()}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.account_sessions_others_title()}
        description={m.account_sessions_others_text()}
        confirmLabel={m.account_sessions_end_others()}
        cancelLabel={m.account_sessions_others_keep()}
        loading={endOthers.isPending}
        onConfirm={endAllOthers}
        finalFocus={() => title.current}
      />
    </section>
  );
};
