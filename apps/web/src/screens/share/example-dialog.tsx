import type { Language } from '@palmares/domain/kernel';
import { Dialog } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { languageTag } from '../../i18n/language.ts';
import { m } from '../../paraglide/messages.js';
import { exampleMessage } from './example-message.ts';

const example = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

interface ExampleDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly language: Language;
  readonly now: Date;
}

export const ExampleDialog = ({ open, onOpenChange, language, now }: ExampleDialogProps) => (
  <Dialog
    size="lg"
    open={open}
    onOpenChange={onOpenChange}
    title={m.share_example_title()}
    description={m.share_example_text()}
    closeLabel={m.share_example_close()}
  >
    <p className={example} lang={languageTag(language)}>
      {exampleMessage(language, now)}
    </p>
  </Dialog>
);
