import type { Language } from '@palmares/domain/kernel';
import { type Parts, portfolioParts } from '@palmares/domain/shared-portfolio';
import type { PasscodeKind, SharingEvent, SharingState } from '@palmares/domain/sharing';
import { m } from '../paraglide/messages.js';
import { inLanguage, momentWords, quoted, type Voice } from '../voice.ts';
import { type DataOf, type Sentences, say } from './sentence.ts';

type Links = readonly Pick<SharingState['links'][number], 'linkId' | 'label'>[];

/** Returns a link's label, or its id if it has none. */
export const linkWords = (links: Links, id: string, language: Language): string => {
  const label = links.find(({ linkId }) => linkId === id)?.label;
  return label ? quoted(label, language) : m.link_unnamed({ id }, inLanguage(language));
};

const published = { athlete: m.athlete_portfolio_published, support: m.support_portfolio_published };
const endless = { athlete: m.athlete_published_endless, support: m.support_published_endless };
const changed = { athlete: m.athlete_link_changed, support: m.support_link_changed };
const switchedOff = { athlete: m.athlete_link_switched_off, support: m.support_link_switched_off };
const switchedOn = { athlete: m.athlete_link_switched_on, support: m.support_link_switched_on };
const replaced = { athlete: m.athlete_link_replaced, support: m.support_link_replaced };
const revoked = { athlete: m.athlete_link_revoked, support: m.support_link_revoked };
const passcode = {
  added: { athlete: m.athlete_passcode_added, support: m.support_passcode_added },
  changed: { athlete: m.athlete_passcode_changed, support: m.support_passcode_changed },
  account: { athlete: m.athlete_passcode_account, support: m.support_passcode_account },
  removed: { athlete: m.athlete_passcode_removed, support: m.support_passcode_removed },
};
const accountPasscode = {
  set: { athlete: m.athlete_account_passcode_set, support: m.support_account_passcode_set },
  changed: { athlete: m.athlete_account_passcode_changed, support: m.support_account_passcode_changed },
};

const guardWords: { readonly [Kind in PasscodeKind]: typeof m.published_open } = {
  account: m.published_account_passcode,
  own: m.published_protected,
  none: m.published_open,
};

const partWords: { readonly [Part in keyof Parts]: typeof m.part_contacts } = {
  contacts: m.part_contacts,
  documents: m.part_documents,
  ncaaId: m.part_ncaa_id,
  masks: m.part_masks,
  colors: m.part_colors,
  learningStyles: m.part_learning_styles,
  grit: m.part_grit,
};

const partsWords = (parts: Parts | null, { language }: Voice): string => {
  const locale = inLanguage(language);
  if (parts === null) return m.parts_by_age({}, locale);
  const open = portfolioParts.filter((part) => parts[part]).map((part) => partWords[part]({}, locale));
  return open.length === 0 ? m.parts_none({}, locale) : open.join(', ');
};

const untilWords = (expiresAt: string | null, voice: Voice): string =>
  expiresAt
    ? m.published_until({ date: momentWords(new Date(expiresAt), voice) }, inLanguage(voice.language))
    : say(endless, {}, voice);

const termsOf = (
  { passcode: kind, expiresAt }: DataOf<SharingEvent>['PortfolioPublished'],
  voice: Voice,
): { readonly guard: string; readonly until: string } => ({
  guard: guardWords[kind]({}, inLanguage(voice.language)),
  until: untilWords(expiresAt, voice),
});

export const sharingSentences: Sentences<SharingEvent, SharingState> = {
  PortfolioPublished: (data, { links }, voice) =>
    say(published, { link: linkWords([...links, data], data.linkId, voice.language), ...termsOf(data, voice) }, voice),

  LinkChanged: (data, { links }, voice) =>
    say(
      changed,
      {
        link: linkWords([data, ...links], data.linkId, voice.language),
        until: untilWords(data.expiresAt, voice),
        parts: partsWords(data.parts, voice),
      },
      voice,
    ),

  LinkSwitchedOff: ({ linkId }, { links }, voice) =>
    say(switchedOff, { link: linkWords(links, linkId, voice.language) }, voice),

  LinkSwitchedOn: ({ linkId }, { links }, voice) =>
    say(switchedOn, { link: linkWords(links, linkId, voice.language) }, voice),

  LinkReplaced: ({ linkId, replacedBy }, { links }, voice) =>
    say(
      replaced,
      {
        link: linkWords(links, linkId, voice.language),
        replacement: m.link_by_id({ id: replacedBy }, inLanguage(voice.language)),
      },
      voice,
    ),

  LinkRevoked: ({ linkId }, { links }, voice) =>
    say(revoked, { link: linkWords(links, linkId, voice.language) }, voice),

  PasscodeChanged({ linkId, passcode: kind }, { links }, voice) {
    const link = linkWords(links, linkId, voice.language);
    if (kind === 'none') return say(passcode.removed, { link }, voice);
    if (kind === 'account') return say(passcode.account, { link }, voice);
    const before = links.find((one) => one.linkId === linkId)?.passcode ?? 'none';
    return say(before === 'none' ? passcode.added : passcode.changed, { link }, voice);
  },

  AccountPasscodeChanged: (_, { hasAccountPasscode }, voice) =>
    say(hasAccountPasscode ? accountPasscode.changed : accountPasscode.set, {}, voice),
};
