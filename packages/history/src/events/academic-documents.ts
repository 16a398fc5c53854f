import type { Language } from '@palmares/domain/kernel';
import type { SectionContent, SectionEvent } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';
import { readAcademicDocument } from '../sections/academic-documents.ts';
import type { ItemReading } from '../sections/reading.ts';
import { changedFields, type SectionSentence, type Sentences, say, sentenceFor } from './sentence.ts';

type AcademicDocuments = SectionContent<'academic-documents'>;

const added = { athlete: m.athlete_academic_document_added, support: m.support_academic_document_added };
const changed = { athlete: m.athlete_academic_document_changed, support: m.support_academic_document_changed };
const moved = { athlete: m.athlete_academic_document_moved, support: m.support_academic_document_moved };
const removed = { athlete: m.athlete_academic_document_removed, support: m.support_academic_document_removed };

/** Finds a document in the content before an event, because events that move or remove it carry its id only. */
const documentIn = ({ documents }: AcademicDocuments, id: string, language: Language): ItemReading => {
  const found = documents.find((document) => document.id === id);
  return found ? readAcademicDocument(found, language) : { id, name: id, lines: [], fields: [] };
};

const sentences: Sentences<SectionEvent<'academic-documents'>, AcademicDocuments> = {
  AcademicDocumentAdded: ({ item }, _, voice) =>
    say(added, { item: readAcademicDocument(item, voice.language).name }, voice),
  AcademicDocumentChanged: ({ item }, content, voice) => {
    const before = documentIn(content, item.id, voice.language);
    const after = readAcademicDocument(item, voice.language);
    const changes = changedFields(before.fields, after.fields, voice.language);
    return say(changed, { item: before.name, changes }, voice);
  },
  AcademicDocumentMoved: ({ id, index }, content, voice) =>
    say(moved, { item: documentIn(content, id, voice.language).name, place: index + 1 }, voice),
  AcademicDocumentRemoved: ({ id }, content, voice) =>
    say(removed, { item: documentIn(content, id, voice.language).name }, voice),
};

export const academicDocumentsSentence: SectionSentence<'academic-documents'> = (event, before, voice) =>
  sentenceFor(sentences, event, before, voice);
