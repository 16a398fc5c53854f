import type { SectionName } from '@palmares/domain/portfolio';
import { IconButton, Redo2, Undo2, VisuallyHidden } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useEffect, useRef } from 'react';
import type { Direction } from '../../../drafts/undo/steps.ts';
import { m } from '../../../paraglide/messages.js';
import { sectionTitles } from '../../../sections/titles.ts';
import { hasOwnUndo, stepOfKey } from './step-keys.ts';
import { useSteps } from './use-steps.ts';

const buttons = css({ display: 'flex', flexShrink: '0' });
// On a phone the bar hides a button with nothing to change to save room, unless it was just pressed.
const button = css({ smDown: { '&[aria-disabled=true]:not(:focus)': { display: 'none' } } });

const words = {
  undo: { Icon: Undo2, keys: 'Control+Z Meta+Z', named: m.undo_named, nothing: m.undo_nothing },
  redo: { Icon: Redo2, keys: 'Control+Shift+Z Meta+Shift+Z Control+Y', named: m.redo_named, nothing: m.redo_nothing },
} as const;
const directions = ['undo', 'redo'] as const satisfies readonly Direction[];

/** Undo and redo by a press or a key. A button that has nothing to change keeps the focus, and says so when pressed. */
export const StepButtons = ({ here }: { readonly here: readonly SectionName[] }) => {
  const { next, take, spoken } = useSteps(here);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onKey = async (event: KeyboardEvent) => {
      const direction = stepOfKey(event);
      if (direction === null || event.defaultPrevented || hasOwnUndo(event.target)) return;
      event.preventDefault();
      await take(direction);
      // The focused element may be gone with the step.
      if (document.activeElement === document.body && event.target !== document.body) first.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [take]);
  return (
    <div className={buttons}>
      {directions.map((direction) => {
        const { Icon, keys, named, nothing } = words[direction];
        const section = next[direction];
        return (
          <IconButton
            key={direction}
            ref={direction === 'undo' ? first : undefined}
            className={button}
            label={section === null ? nothing() : named({ section: sectionTitles[section]() })}
            aria-disabled={section === null}
            aria-keyshortcuts={keys}
            onClick={() => void take(direction)}
          >
            <Icon aria-hidden size={22} />
          </IconButton>
        );
      })}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </div>
  );
};
