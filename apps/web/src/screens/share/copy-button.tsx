import { Button, Check, Copy, VisuallyHidden } from '@palmares/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';

const SHOWN_MS = 4000;

interface CopyButtonProps {
  readonly text: string;
  readonly label: ReactNode;
  /** The words after copying. */
  readonly copied: string;
  readonly variant?: 'solid' | 'outline';
  readonly size?: 'sm';
  readonly width?: 'full';
  /** Says what happens once it is sent. */
  readonly after?: string;
}

export const CopyButton = (props: CopyButtonProps) => {
  const { text, label, copied, variant = 'outline', size, width, after = m.share_sent_text() } = props;
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
      toasts.show({ title: m.share_sent_title(), description: after });
    } catch {
      toasts.show({ title: m.share_copy_failed(), tone: 'destructive' });
    }
  };
  const Icon = done ? Check : Copy;
  return (
    <>
      <Button variant={variant} size={size} width={width} onClick={copy}>
        <Icon aria-hidden size={20} />
        <span>{done ? copied : label}</span>
      </Button>
      <VisuallyHidden role="status">{done ? copied : null}</VisuallyHidden>
    </>
  );
};
