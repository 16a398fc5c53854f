import type { Metadata } from '@palmares/domain/events';
import { linkWords } from '@palmares/history/events';
import { inLanguage, quoted, type Voice } from '@palmares/history/voice';
import { m } from '../paraglide/messages.js';
import type { PresentAthlete } from './find-athlete.ts';
import type { ToldHistory } from './streams.ts';

/** An athlete by name, whoever else by what they are. */
export const whoWords = ({ kind, id }: Metadata['actor'], athlete: PresentAthlete, voice: Voice): string => {
  const words = inLanguage(voice.language);
  if (kind === 'athlete')
    return id === athlete.athleteId ? athlete.name : m.who_athlete_other({ id: id ?? '?' }, words);
  const who = { operator: m.who_operator, system: m.who_system, visitor: m.who_visitor }[kind]({}, words);
  return id === null ? who : m.who_with_id({ who, id }, words);
};

/** From which device and by which link; nothing where neither was kept. */
export const whereWords = (
  { device, link }: Pick<Metadata, 'device' | 'link'>,
  links: ToldHistory['links'],
  voice: Voice,
): readonly string[] => {
  const words = inLanguage(voice.language);
  const told: string[] = [];
  if (device !== null)
    told.push(device === 'unknown' ? m.from_unknown_device({}, words) : m.from_device({ device }, words));
  if (link !== null) told.push(m.from_link({ link: linkWords(links, link, voice.language) }, words));
  return told;
};

/** An operator's reason; nothing where none was given. */
export const whyWords = ({ reason }: Pick<Metadata, 'reason'>, voice: Voice): readonly string[] =>
  reason === null ? [] : [m.timeline_reason({ reason: quoted(reason, voice.language) }, inLanguage(voice.language))];
