import type { Fact, FactDetails, FactName } from '@palmares/db/timeline';
import { inLanguage, quoted, type Voice } from '@palmares/history/voice';
import { whyWords } from '../history/people.ts';
import { m } from '../paraglide/messages.js';
import { mailWords } from './mail-words.ts';

type Sentences = { readonly [What in FactName]: (details: FactDetails[What], voice: Voice) => string };

const plain =
  (words: typeof m.fact_signed_up) =>
  (_: unknown, { language }: Voice): string =>
    words({}, inLanguage(language));

const from =
  (words: typeof m.fact_logged_in) =>
  ({ device }: { readonly device: string }, { language }: Voice): string => {
    const options = inLanguage(language);
    const place = device === 'unknown' ? m.from_unknown_device({}, options) : m.from_device({ device }, options);
    return words({ from: place }, options);
  };

const operations: Readonly<Record<string, typeof m.fact_looked_at>> = {
  'history at': m.fact_looked_at,
  'history openings': m.fact_looked_at_opening,
  'keep-one-subscription': m.fact_second_subscription_ended,
};

const operationWords = ({ command }: FactDetails['operation'], { language }: Voice): string => {
  const options = inLanguage(language);
  return operations[command]?.({}, options) ?? m.fact_operation({ command }, options);
};

/** Addressed to support. A fact without a sentence does not compile. */
const sentences: Sentences = {
  signed_up: plain(m.fact_signed_up),
  terms_accepted: (details, { language }) => m.fact_terms_accepted(details, inLanguage(language)),
  email_verified: plain(m.fact_email_verified),
  email_released: plain(m.fact_email_released),
  email_change_asked: plain(m.fact_email_change_asked),
  deletion_asked: plain(m.fact_deletion_asked),
  export_asked: ({ state }, { language }) => m.fact_export_asked({ state }, inLanguage(language)),
  logged_in: from(m.fact_logged_in),
  session_used: from(m.fact_session_used),
  device_seen: from(m.fact_device_seen),
  mail: mailWords,
  link_opened: ({ label }, { language }) => m.fact_link_opened({ link: quoted(label, language) }, inLanguage(language)),
  file_announced: ({ kind }, { language }) => m.fact_file_announced({ kind }, inLanguage(language)),
  file_changed: ({ kind, state, refusal }, { language }) =>
    m.fact_file_changed({ kind, state, refusal: refusal ?? '' }, inLanguage(language)),
  message_written: ({ subject }, { language }) => m.fact_message_written({ subject }, inLanguage(language)),
  link_reported: ({ reason, label }, { language }) =>
    m.fact_link_reported({ reason, link: quoted(label, language) }, inLanguage(language)),
  operation: operationWords,
  request_failed: ({ place }, { language }) => m.fact_request_failed({ place }, inLanguage(language)),
  job_failed: ({ queue }, { language }) => m.fact_job_failed({ queue }, inLanguage(language)),
};

export const factWords = <What extends FactName>({ what, details }: Fact<What>, voice: Voice): string =>
  sentences[what](details, voice);

const outcomeNotes = ({ details }: Fact, { language }: Voice): readonly string[] => {
  if (!('command' in details) || details.outcome === 'done') return [];
  return [m.fact_outcome({ outcome: details.outcome ?? 'none' }, inLanguage(language))];
};

/** Its id, and what else helps to find it elsewhere. */
export const factNotes = (fact: Fact, voice: Voice): readonly string[] => {
  const { details } = fact;
  const options = inLanguage(voice.language);
  const notes = [...outcomeNotes(fact, voice)];
  if ('command' in details) notes.push(...whyWords(details, voice));
  if ('errorId' in details && details.errorId) notes.push(m.fact_about_error({ id: details.errorId }, options));
  if ('version' in details && typeof details.version === 'number') notes.push(`v${details.version}`);
  return 'id' in details ? [...notes, m.fact_id({ id: details.id }, options)] : notes;
};
