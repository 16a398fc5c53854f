import type { Language } from '@palmares/domain/kernel';
import type { SectionContent, SectionEvent } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';
import type { ItemReading } from '../sections/reading.ts';
import { readJob } from '../sections/work-experience.ts';
import { changedFields, type SectionSentence, type Sentences, say, sentenceFor } from './sentence.ts';

type WorkExperience = SectionContent<'work-experience'>;

const added = { athlete: m.athlete_job_added, support: m.support_job_added };
const changed = { athlete: m.athlete_job_changed, support: m.support_job_changed };
const moved = { athlete: m.athlete_job_moved, support: m.support_job_moved };
const removed = { athlete: m.athlete_job_removed, support: m.support_job_removed };

/** Finds a job in the content before an event, because events that move or remove it carry its id only. */
const jobIn = ({ jobs }: WorkExperience, id: string, language: Language): ItemReading => {
  const found = jobs.find((job) => job.id === id);
  return found ? readJob(found, language) : { id, name: id, lines: [], fields: [] };
};

const sentences: Sentences<SectionEvent<'work-experience'>, WorkExperience> = {
  JobAdded: ({ item }, _, voice) => say(added, { item: readJob(item, voice.language).name }, voice),
  JobChanged: ({ item }, content, voice) => {
    const before = jobIn(content, item.id, voice.language);
    const after = readJob(item, voice.language);
    const changes = changedFields(before.fields, after.fields, voice.language);
    return say(changed, { item: before.name, changes }, voice);
  },
  JobMoved: ({ id, index }, content, voice) =>
    say(moved, { item: jobIn(content, id, voice.language).name, place: index + 1 }, voice),
  JobRemoved: ({ id }, content, voice) => say(removed, { item: jobIn(content, id, voice.language).name }, voice),
};

export const workExperienceSentence: SectionSentence<'work-experience'> = (event, before, voice) =>
  sentenceFor(sentences, event, before, voice);
