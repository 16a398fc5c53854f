import { Button, buttonClass, ProgressBar, SettingsRow, text } from '@palmares/ui';
import { stack } from '@palmares/ui/styled-system/patterns';
import { trpc } from '../../api/client.ts';
import { exportAddress } from '../../api/data-export/export-address.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { endDayWords } from '../../i18n/dates.ts';
import { bytesWords } from '../../notices/file-words.ts';
import { m } from '../../paraglide/messages.js';
import { type ExportView, exportView, fileOfView, pollOf } from './export-view.ts';

const askWords: Record<ExportView['kind'], () => string> = {
  none: m.account_export_ask,
  making: m.account_export_pending,
  ready: m.account_export_again,
  failed: m.account_export_retry,
};

const outcomeOf = (view: ExportView, problem: string | undefined) => {
  if (problem !== undefined) return { kind: 'failed', words: problem } as const;
  if (view.kind === 'failed') return { kind: 'failed', words: m.account_export_failed() } as const;
  if (view.kind !== 'ready') return undefined;
  return { kind: 'saved', words: m.account_export_ready({ date: endDayWords(view.file.until) }) } as const;
};

interface ExportStateProps {
  readonly view: ExportView;
  readonly file: ReturnType<typeof fileOfView>;
}

const ExportState = ({ view, file }: ExportStateProps) => (
  <div className={stack({ gap: '2' })}>
    <div role="status" className={text({ tone: 'muted' })}>
      {view.kind === 'making' ? m.account_export_making() : m.account_export_hint()}
    </div>
    {view.kind === 'making' ? (
      <ProgressBar
        label={m.account_export_progress()}
        labelHidden
        value={view.percent}
        valueText={m.account_export_percent({ percent: view.percent })}
      />
    ) : null}
    {view.kind !== 'ready' && file ? (
      <div className={text({ tone: 'muted' })}>{m.account_export_earlier({ date: endDayWords(file.until) })}</div>
    ) : null}
  </div>
);

/** Requests and downloads one file with everything stored about the athlete, which the worker makes. */
export const DataExportRow = () => {
  const api = trpc.useUtils();
  const { data } = trpc.account.dataExport.useQuery(undefined, { refetchInterval: ({ state }) => pollOf(state.data) });
  const ask = useSubmission(trpc.account.askDataExport.useMutation());
  const view = exportView(data);
  const file = fileOfView(view);
  const isMaking = view.kind === 'making';
  const begin = async () => {
    if (isMaking) return;
    await ask.send({ exportId: crypto.randomUUID() });
    await api.account.dataExport.invalidate();
  };
  return (
    <SettingsRow
      label={m.account_export_label()}
      state={outcomeOf(view, ask.problem?.words)}
      action={
        <div className={stack({ gap: '2', alignItems: 'flex-end' })}>
          {file ? (
            <a href={exportAddress(file.exportId)} download className={buttonClass({ size: 'sm' })}>
              {m.account_export_download({ size: bytesWords(file.bytes) })}
            </a>
          ) : null}
          <Button
            variant="outline"
            size="sm"
            aria-label={view.kind === 'none' ? m.account_export_ask_label() : undefined}
            loading={ask.isPending}
            aria-disabled={isMaking}
            onClick={begin}
          >
            {askWords[view.kind]()}
          </Button>
        </div>
      }
    >
      <ExportState view={view} file={file} />
    </SettingsRow>
  );
};
