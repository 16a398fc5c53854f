import { Banner, Button, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useEffect } from 'react';
import { m } from '../../paraglide/messages.js';
import { LinkFields } from './link-fields.tsx';
import { inOneLine, partsSummary } from './options-summary.ts';
import { PasscodeKinds } from './passcode-kinds.tsx';
import { periodWords } from './period.ts';
import { shareLayout } from './share-layout.ts';
import { useLinkParts } from './use-link-parts.ts';
import { type NewLinkOptions, useNewLink } from './use-new-link.ts';

const form = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '[1.25rem]',
  '@media (max-height: 40rem)': { gap: '3' },
  maxWidth: 'form',
  '[role=dialog] &': { maxWidth: '[none]' },
});

const ownFields: readonly (string | undefined)[] = ['label', 'passcode.code', 'days'];

interface NewLinkFormProps extends NewLinkOptions {
  /** Called while the label is typed, so that the message beside it greets that person. */
  readonly onLabelChange?: (label: string) => void;
}

export const NewLinkForm = ({ onLabelChange, ...options }: NewLinkFormProps) => {
  const { fields, change, passcode, problem, isPending, submit } = useNewLink(options);
  const { label, period } = fields;
  const parts = useLinkParts(fields.parts, options.isAdult);
  useEffect(() => onLabelChange?.(label), [label, onLabelChange]);
  const problemOf = (field: string) => (problem?.field === field ? problem.words : undefined);
  return (
    <form method="post" className={form} onSubmit={submit}>
      {problem && !ownFields.includes(problem.field) ? (
        <Banner tone="danger" role="alert">
          {problem.words}
        </Banner>
      ) : null}
      <LinkFields folded value={fields} onChange={change} isAdult={options.isAdult} problemOf={problemOf}>
        <PasscodeKinds {...passcode} problem={problemOf('passcode.code')} />
      </LinkFields>
      <div data-thumb className={shareLayout.thumb}>
        <p className={text({ tone: 'muted' })}>{inOneLine([partsSummary(parts), periodWords(period)])}</p>
        <Button type="submit" width="full" needsScript loading={isPending}>
          {m.share_make()}
        </Button>
      </div>
    </form>
  );
};
