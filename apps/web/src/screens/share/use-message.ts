import type { Language } from '@palmares/domain/kernel';
import { useEffect, useState } from 'react';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { type KeptMessage, keepMessage, keptMessage } from './kept-messages.ts';
import { hasPlaceForReason, withReason } from './message-reason.ts';
import { type Message, messageTemplate, type Occasion } from './message-template.ts';

export type MessageOccasion = Omit<Occasion, 'language'> & { readonly linkId: string };

/** The message for one link: the athlete's own words, kept on the device, or the template until there are any. */
export const useMessage = ({ linkId, ...occasion }: MessageOccasion) => {
  const [language, setLanguage] = useState<Language>(getLocale);
  const [written, setWritten] = useState<KeptMessage>();

  useEffect(() => {
    const kept = keptMessage(linkId);
    if (!kept) return;
    setWritten((typed) => typed ?? kept);
    setLanguage(kept.language);
  }, [linkId]);

  const keep = (message: KeptMessage | undefined) => {
    setWritten(message);
    keepMessage(linkId, message);
  };

  const startAgain = (next: Language) => {
    const before = written;
    setLanguage(next);
    keep(undefined);
    if (!before) return;
    const undo = () => {
      setLanguage(before.language);
      keep(before);
    };
    toasts.show({ title: m.share_template_back(), action: { label: m.undo(), onClick: undo } });
  };

  const message: Message = written ?? messageTemplate({ ...occasion, language });
  const reason = written?.reason ?? '';
  const given = { name: occasion.sender.name, language, reason };
  return {
    language,
    message,
    isWritten: written !== undefined,
    write: (change: Partial<Message>) => keep({ ...message, ...change, language }),
    reason,
    takesReason: hasPlaceForReason(message.body, given),
    giveReason: (next: string) =>
      keep({ ...message, body: withReason(message.body, given, next), language, reason: next }),
    /** Discards the athlete's words and starts from the template, in the same language or the other. */
    startAgain,
  };
};
