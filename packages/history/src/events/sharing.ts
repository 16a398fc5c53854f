import type { Language } from '@palmares/domain/kernel';
import type { SharingEvent, SharingState } from '@palmares/domain/sharing';
import { m } from '../paraglide/messages.js';
import { inLanguage, momentWords, quoted, type Voice } from '../voice.ts';
import { type DataOf, type Sentences, say } from './sentence.ts';

type Links = readonly Pick<SharingState['links'][number], 'linkId' | 'label'>[];

/** A link's label, or its id when it has none. */
export const linkWords = (links: Links, id: string, language: Language): string => {
  const label = links.find(({ linkId }) => linkId === id)?.label;
  return label ? quoted(label, language) : m.link_unnamed({ id }, inLanguage(language));
};

const published = { athlete: m.athlete_portfolio_published, support: m.support_portfolio_published };
const endless = { athlete: m.athlete_published_endless, support: m.support_published_endless };
const revoked = { athlete: m.athlete_link_revoked, support: m.support_link_revoked };
const passcode = {
  added: { athlete: m.athlete_passcode_added, support: m.support_passcode_added },
  changed: { athlete: m.athlete_passcode_changed, support: m.support_passcode_changed },
  removed: { athlete: m.athlete_passcode_removed, support: m.support_passcode_removed },
};

const termsOf = (
  { protected: isProtected, expiresAt }: DataOf<SharingEvent>['PortfolioPublished'],
  voice: Voice,
): { readonly guard: string; readonly until: string } => {
  const locale = inLanguage(voice.language);
  return {
    guard: isProtected ? m.published_protected({}, locale) : m.published_open({}, locale),
    until: expiresAt
      ? m.published_until({ date: momentWords(new Date(expiresAt), voice) }, locale)
      : say(endless, {}, voice),
  };
};

export const sharingSentences: Sentences<SharingEvent, SharingState> = {
  PortfolioPublished: (data, { links }, voice) =>
    say(published, { link: linkWords([...links, data], data.linkId, voice.language), ...termsOf(data, voice) }, voice),

  LinkRevoked: ({ linkId }, { links }, voice) =>
    say(revoked, { link: linkWords(links, linkId, voice.language) }, voice),

  PasscodeChanged({ linkId, protected: isProtected }, { links }, voice) {
    const link = linkWords(links, linkId, voice.language);
    if (!isProtected) return say(passcode.removed, { link }, voice);
    const wasProtected = links.find((one) => one.linkId === linkId)?.protected;
    return say(wasProtected ? passcode.changed : passcode.added, { link }, voice);
  },
};
