import type { Metadata } from '@palmares/domain/events';
import { linkWords } from '@palmares/history/events';
import { inLanguage, quoted, type Voice } from '@palmares/history/voice';
import { m } from '../paraglide/messages.js';
import type { PresentAthlete } from './find-athlete.ts';
import type { DescribedHistory } from './streams.ts';

/** Names an athlete by name, and anybody else by role. */
export const whoWords = ({ kind, id }: Metadata['actor'], athlete: PresentAthlete, voice: Voice): string => {
  const words = inLanguage(voice.language);
  if (kind === 'athlete')
    return id === athlete.athleteId ? athlete.name : m.who_athlete_other({ id: id ?? '?' }, words);
  const who = { operator: m.who_operator, system: m.who_system, visitor: m.who_visitor }[kind]({}, words);
  return id === null ? who : m.who_with_id({ who, id }, words);
};

/** The device and the link; leaves out what was not recorded. */
export const whereWords = (
  { device, link }: Pick<Metadata, 'device' | 'link'>,
  links: DescribedHistory['links'],
  voice: Voice,
): readonly string[] => {
  const words = inLanguage(voice.language);
  const sources: string[] = [];
  if (device !== null)
    sources.push(device === 'unknown' ? m.from_unknown_device({}, words) : m.from_device({ device }, words));
  if (link !== null) sources.push(m.from_link({ link: linkWords(links, link, voice.language) }, words));
  return sources;
};

/** An operator's reason; empty if none was given. */
export const whyWords = ({ reason }: Pick<Metadata, 'reason'>, voice: Voice): readonly string[] =>
  reason === null ? [] : [m.timeline_reason({ reason: quoted(reason, voice.language) }, inLanguage(voice.language))];
