import type { Language } from '@palmares/domain/kernel';
import { useEffect, useState } from 'react';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { type KeptMessage, keepMessage, keptMessage } from './kept-messages.ts';
import { hasPlaceForReason } from './message-reason.ts';
import type { Message, Occasion } from './message-template.ts';
import { hasOwnWords, messageOf, templateWith, withOtherReason, withOtherWords } from './reasoned-message.ts';

export type MessageOccasion = Omit<Occasion, 'language'> & { readonly linkId: string };

/** The message for one link: the athlete's own words, kept on the device, or the template until there are any. */
export const useMessage = ({ linkId, ...about }: MessageOccasion) => {
  const [language, setLanguage] = useState<Language>(getLocale);
  const [written, setWritten] = useState<KeptMessage>();

  useEffect(() => {
    const kept = keptMessage(linkId);
    if (!kept) return;
    setWritten((typed) => typed ?? kept);
    setLanguage(kept.language);
  }, [linkId]);

  const keep = (changed: KeptMessage | undefined) => {
    setWritten(changed);
    keepMessage(linkId, changed);
  };

  const { name } = about.sender;
  const occasion: Occasion = { ...about, language };
  const message = messageOf(occasion, written);
  const { reason } = message;

  const offerBack = () => {
    const undo = () => {
      setLanguage(language);
      keep(written);
    };
    toasts.show({ title: m.share_template_back(), action: { label: m.undo(), onClick: undo } });
  };

  return {
    language,
    message,
    isWritten: written !== undefined,
    write: (change: Partial<Message>) => keep(withOtherWords(message, change)),
    reason,
    takesReason: hasPlaceForReason(message.body, { name, language, reason }),
    giveReason: (next: string) => keep(withOtherReason(message, name, next)),
    /** Starts from the template in another language. The reason has a field of its own, so it is taken along. */
    changeLanguage: (next: Language) => {
      setLanguage(next);
      keep(reason.trim() === '' ? undefined : templateWith({ ...occasion, language: next }, reason));
      if (hasOwnWords(message, occasion)) offerBack();
    },
    /** Discards the athlete's words, and the reason too. */
    startAgain: () => {
      keep(undefined);
      offerBack();
    },
  };
};
