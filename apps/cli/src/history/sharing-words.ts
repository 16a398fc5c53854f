import type { SharingEvent, SharingState } from '@palmares/domain/sharing/index';
import { m } from '../paraglide/messages.js';
import { inLanguage, momentWords, quoted, type Voice } from './voice.ts';

type Links = SharingState['links'];

/** A link by the label that its athlete gave it; its id when there is none. */
export const linkWords = (
  links: readonly Pick<Links[number], 'linkId' | 'label'>[],
  id: string,
  voice: Voice,
): string => {
  const label = links.find(({ linkId }) => linkId === id)?.label;
  return label ? quoted(label, voice) : m.link_unnamed({ id }, inLanguage(voice));
};

export const sharingWords = ({ type, data }: SharingEvent, { links }: SharingState, voice: Voice): string => {
  const words = inLanguage(voice);
  const link = linkWords([...links, ...(type === 'PortfolioPublished' ? [data] : [])], data.linkId, voice);
  switch (type) {
    case 'PortfolioPublished': {
      const guard = data.protected ? m.event_published_protected({}, words) : m.event_published_open({}, words);
      const until = data.expiresAt
        ? m.event_published_until({ date: momentWords(new Date(data.expiresAt), voice) }, words)
        : m.event_published_endless({}, words);
      return m.event_portfolio_published({ link, guard, until }, words);
    }
    case 'LinkRevoked':
      return m.event_link_revoked({ link }, words);
    case 'PasscodeChanged': {
      if (!data.protected) return m.event_passcode_removed({ link }, words);
      const wasProtected = links.find(({ linkId }) => linkId === data.linkId)?.protected;
      return wasProtected ? m.event_passcode_changed({ link }, words) : m.event_passcode_added({ link }, words);
    }
  }
};
