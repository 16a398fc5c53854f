import type { Database } from '@palmares/db';
import { queues } from '@palmares/db/jobs';
import { keepChecksOf, noteGone, noteThere, type VideoLinks, videoLinks } from '@palmares/db/videos';
import { recognizeVideo, type VideoHost } from '@palmares/domain/videos';
import { type CheckedVideo, isChecked, type VideoCheck } from '@palmares/videos';
import { job } from './job.ts';

interface Deps {
  readonly database: Database;
  readonly check: VideoCheck;
  readonly now: () => Date;
}

const name = 'check-videos-of-shard';

const AT_ONCE = 50;
/**
 * After so many athletes in a row without an answer, a host is not asked again until the next day. Counts athletes, not
 * links, because a host may fail at one link, and its athlete must not end the check for the others.
 */
const MAX_UNANSWERED = 3;

const checkedIn = ({ links }: VideoLinks): readonly CheckedVideo[] =>
  links.flatMap((link) => {
    const video = recognizeVideo(link);
    return video && isChecked(video) ? [video] : [];
  });

/** Asks about one video after the other, so that a host has one request of this process at a time. */
export const checkVideosOfShard = ({ database: { kysely }, check, now }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 1,
    handle: async ({ shard }, { log }) => {
      const unanswered = new Map<VideoHost, Set<string>>();
      const found = { there: 0, gone: 0, unknown: 0, unanswered: 0 };

      const checkOne = async (athleteId: string, video: CheckedVideo): Promise<void> => {
        const inARow = unanswered.get(video.host) ?? new Set();
        if (inARow.size >= MAX_UNANSWERED) return;
        const verdict = await check.ask(video);
        found[verdict] += 1;
        unanswered.set(video.host, verdict === 'unanswered' ? inARow.add(athleteId) : new Set());
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
