import { Button, createToaster, Toaster } from '@palmares/ui';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import type { ExhibitProps } from '../exhibit.ts';
import { toastWords } from './toast-words.ts';

/** One toast at a time, in the corner where every page shows them. */
export const Toasts = ({ language }: ExhibitProps) => {
  const { plain, plainTitle, undoable, undoableTitle, undone, failing, failingTitle, failingText, long, longText } =
    toastWords[language];
  const [toaster] = useState(createToaster);
  const inLanguage = { locale: language };
  return (
    <>
      <Button variant="outline" onClick={() => toaster.show({ title: plainTitle })}>
        {plain}
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          toaster.show({
            title: undoableTitle,
            action: { label: m.undo({}, inLanguage), onClick: () => toaster.show({ title: undone }) },
          })
        }
      >
        {undoable}
      </Button>
      <Button
        variant="outline"
        onClick={() => toaster.show({ title: failingTitle, description: failingText, tone: 'destructive' })}
      >
        {failing}
      </Button>
      <Button variant="outline" onClick={() => toaster.show({ title: plainTitle, description: longText })}>
        {long}
      </Button>
      <Toaster
        toaster={toaster}
        labels={{ region: m.toasts_region({}, inLanguage), close: m.toasts_close({}, inLanguage) }}
      />
    </>
  );
};
