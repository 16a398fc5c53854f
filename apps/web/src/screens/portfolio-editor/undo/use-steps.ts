import type { SectionName } from '@palmares/domain/portfolio';
import { useStableCallback } from '@palmares/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { renewFor } from '../../../browser/renewal.ts';
import { useEditor, useEditorState } from '../../../drafts/editor-context.tsx';
import type { Direction } from '../../../drafts/undo/steps.ts';
import { failureToast } from '../../../notices/failure-toast.ts';
import { toasts } from '../../../notices/toasts.ts';
import { getLocale } from '../../../paraglide/runtime.js';
import { useGender } from '../../../sections/athlete-context.ts';

/** Undo and redo in any section. `spoken` says what changed on this page; a toast says what changed elsewhere. */
export const useSteps = (here: readonly SectionName[]) => {
  const editor = useEditor();
  const next = useEditorState((state) => state.next);
  const navigate = useNavigate();
  const gender = useGender();
  const [spoken, setSpoken] = useState('');

  const show = (section: SectionName) =>
    void navigate({ to: '/$lang/app/portfolio/edit/$section', params: { lang: getLocale(), section } });
  const take = useStableCallback(async (direction: Direction): Promise<void> => {
    if (!editor) return;
    // Clear it first, because repeating the same text would not be announced.
    setSpoken('');
    try {
      const taken = await editor.take(direction);
      const { tellStep } = await import('./tell-step.ts');
      setSpoken(await tellStep({ direction, taken, drafts: editor.drafts, here, gender, show }));
    } catch (error) {
      renewFor(error);
      toasts.show(failureToast(error));
    }
  });
  return { next, take, spoken };
};
