import { editSection } from '@palmares/application';
import { readyFiles } from '@palmares/db/files';
import type { ReadyFile } from '@palmares/domain/files';
import { type SectionChange, type SectionName, sectionNames, sections } from '@palmares/domain/portfolio';
import { academicDocumentsLimits } from '@palmares/domain/sections';
import sharp from 'sharp';
import type { Athletes, BenchAthlete } from '../athletes.ts';
import { uploaderOf } from '../files/uploader.ts';
import type { RunSize } from '../suite.ts';
import { type Filling, fullPortfolio } from './full-portfolio.ts';

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#205080' } })
    .jpeg()
    .toBuffer();

/** Uploads a picture and this many documents. */
const uploaded = async (
  { database }: Athletes,
  url: string,
  athlete: BenchAthlete,
  documents: number,
): Promise<readonly ReadyFile[]> => {
  const uploader = uploaderOf(url, athlete);
  const bytes = await photo();
  const kinds = ['picture', ...Array.from({ length: documents }, () => 'document')] as const;
  for (const kind of kinds) {
    const { fileId } = await uploader.send(bytes, kind === 'picture' ? 'picture' : 'document');
    await uploader.untilReady([fileId]);
  }
  return database.kysely.transaction().execute((tx) => readyFiles(tx, athlete.athleteId));
};

/** Changes only the texts of a section's content. */
type Retell = <Content>(content: Content) => Content;

const changesOf = <Name extends SectionName>(
  name: Name,
  filling: Filling,
  retell: Retell,
): readonly SectionChange<Name>[] =>
  sections[name].changes(sections[name].empty(), retell(fullPortfolio[name](filling)));

interface FullAthleteOptions {
  readonly size: RunSize;
  /** Changes the texts. */
  readonly retell?: Retell;
}

/** Signs up an athlete whose portfolio is full to every limit; in a smoke run it has one document. */
export const fullAthlete = async (
  athletes: Athletes,
  url: string,
  { size, retell = (content) => content }: FullAthleteOptions,
): Promise<BenchAthlete> => {
  const athlete = await athletes.signUp();
  const documents = size === 'smoke' ? 1 : academicDocumentsLimits.documents;
  const filling = { at: new Date(), files: await uploaded(athletes, url, athlete, documents) };
  const actor = { kind: 'athlete', athleteId: athlete.athleteId, device: 'bench' } as const;
  for (const section of sectionNames) {
    let basedOn = 0;
    for (const change of changesOf(section, filling, retell)) {
      const commandId = crypto.randomUUID();
      const edited = await editSection({ log: athletes.log, now: () => new Date() }, actor, {
        commandId,
        edit: { section, basedOn, change },
      });
      if (!edited.ok) throw new Error(`${section} was refused: ${JSON.stringify(edited.refusal)}`);
      basedOn = edited.value.sectionVersion;
    }
  }
  return athlete;
};
