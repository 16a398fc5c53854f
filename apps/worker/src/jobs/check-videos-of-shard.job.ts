import type { Database } from '@palmares/db';
import { queues } from '@palmares/db/jobs';
import { keepChecksOf, noteGone, noteThere, type VideoLinks, videoLinks } from '@palmares/db/videos';
import { recognizeVideo, type VideoHost } from '@palmares/domain/videos';
import { type CheckedVideo, isChecked, type VideoCheck } from '@palmares/videos';
import { job } from './job.ts';

interface Needs {
  readonly database: Database;
  readonly check: VideoCheck;
  readonly now: () => Date;
}

const name = 'check-videos-of-shard';

const AT_ONCE = 50;
/** A host that did not answer this often in a row is asked again the next day. */
const MOST_UNKNOWN = 3;

const checkedIn = ({ links }: VideoLinks): readonly CheckedVideo[] =>
  links.flatMap((link) => {
    const video = recognizeVideo(link);
    return video && isChecked(video) ? [video] : [];
  });

/** Asks about one video after the other, so that a host has one request of this process at a time. */
export const checkVideosOfShard = ({ database: { kysely }, check, now }: Needs) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 1,
    handle: async ({ shard }, { log }) => {
      const unknown = new Map<VideoHost, number>();
      const found = { there: 0, gone: 0, unknown: 0 };

      const checkOne = async (athleteId: string, video: CheckedVideo): Promise<void> => {
        const inARow = unknown.get(video.host) ?? 0;
        if (inARow >= MOST_UNKNOWN) return;
        const verdict = await check.ask(video);
        found[verdict] += 1;
        unknown.set(video.host, verdict === 'unknown' ? inARow + 1 : 0);
        if (verdict === 'there') await noteThere(kysely, { athleteId, ...video });
        if (verdict === 'gone') await noteGone(kysely, { athleteId, ...video, on: now().toISOString().slice(0, 10) });
      };

      let after: string | undefined;
      for (;;) {
        const page = await videoLinks(kysely, { shard, after, limit: AT_ONCE });
        for (const athlete of page) {
          const videos = checkedIn(athlete);
          await keepChecksOf(kysely, athlete.athleteId, videos);
          for (const video of videos) await checkOne(athlete.athleteId, video);
        }
        after = page.at(-1)?.athleteId;
        if (page.length < AT_ONCE) break;
      }
      log.info({ shard, ...found }, 'videos checked');
    },
  });
