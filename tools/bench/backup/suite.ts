import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkTables, createBackup, loadBackup, type Manifest } from '@palmares/db/backup';
import { withDatabase } from '@palmares/db/testing';
import { figure } from '../figures.ts';
import { interleave } from '../interleave.ts';
import { fillStreams } from '../proof/fill.ts';
import { questionsTo } from '../questions.ts';
import { benchServer, serverSettings } from '../server.ts';
import { ratios } from '../statistics.ts';
import type { Suite } from '../suite.ts';
import { bareCopyIn, bareCopyOut } from './bare-copy.ts';

const sizes = {
  smoke: { streams: 20, rounds: 0 },
  quick: { streams: 4_000, rounds: 2 },
  whole: { streams: 100_000, rounds: 3 },
} as const;

const EVENTS_EACH = 10;

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

const noFiles = { count: 0, bytes: 0, list: { bytes: 0, sha256: '' } };

export const suite: Suite = {
  name: 'backup',
  says: 'backing up and restoring a log, in events per second, beside a bare COPY of it',

  async run(context) {
    const { streams, rounds } = sizes[context.size];
    const events = streams * EVENTS_EACH;
    const server = await benchServer(context);
    const { ownerUrl } = await server.migrated('backup');
    const owner = await questionsTo(context, ownerUrl);
    await fillStreams(owner, { streams, eventsEach: EVENTS_EACH }, (share) =>
      context.progress(`filling a log of ${events.toLocaleString('en')} events`, share),
    );
    const parent = await mkdtemp(join(tmpdir(), 'palmares-bench-backup-'));
    context.defer(() => rm(parent, { recursive: true, force: true }));
    const superuser = await questionsTo(context, server.superuserUrl());
    const newFolder = async (name: string): Promise<string> => {
      const folder = join(parent, name);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder);
      return folder;
    };
    const newDatabase = async (name: string): Promise<string> => {
      await superuser.rows(`drop database if exists ${name} with (force)`);
      await server.empty(name);
      return withDatabase(ownerUrl, name);
    };

    let manifest: Manifest | undefined;
    const onRound = (round: number, contender: string) => context.progress(`${contender}, round ${round}`);
    const out = await interleave(
      {
        backup: async () => {
          const folder = await newFolder('backup');
          return secondsOf(async () => {
            const made = await createBackup({ ownerUrl, folder });
            manifest = { format: 1, id: crypto.randomUUID(), ...made, files: noFiles };
          });
        },
        'bare COPY out': async () => {
          const folder = await newFolder('bare');
          return secondsOf(() => bareCopyOut(ownerUrl, folder));
        },
      },
      { rounds, onRound },
    );
    const backedUp = manifest;
    if (!backedUp) throw new Error('No backup was made');
    const folder = join(parent, 'backup');
    const into = await interleave(
      {
        restore: async () => {
          const url = await newDatabase('restored');
          return secondsOf(async () => {
            await checkTables(folder, backedUp);
            await loadBackup({ ownerUrl: url, folder, manifest: backedUp });
          });
        },
        'bare COPY in': async () => {
          await superuser.rows('drop database if exists bare with (force)');
          const { ownerUrl: url } = await server.migrated('bare');
          return secondsOf(() => bareCopyIn(url, join(parent, 'bare')));
        },
      },
      { rounds, onRound },
    );

    const size = `${events.toLocaleString('en')} events in ${streams.toLocaleString('en')} streams`;
    const rates = (name: string, seconds: readonly number[]) =>
      figure(
        size,
        name,
        'events/s',
        seconds.map((second) => events / second),
      );
    const bytes = backedUp.tables.reduce((sum, table) => sum + table.bytes, 0);
    return {
      versions: { PostgreSQL: server.version },
      settings: { ...serverSettings, streams, eventsEach: EVENTS_EACH, rounds },
      figures: [
        rates('backed up', out.backup),
        rates('  a bare COPY into files', out['bare COPY out']),
        figure(size, '  ratio of the time', '×', ratios(out.backup, out['bare COPY out'])),
        rates('restored', into.restore),
        rates('  a bare COPY from files', into['bare COPY in']),
        figure(size, '  ratio of the time', '×', ratios(into.restore, into['bare COPY in'])),
        figure(size, 'on disk', 'bytes/event', [bytes / events]),
      ],
      bars: [],
      notes: [
        'A backup hashes, compresses and flushes; a restore checks every hash first, and migrates. The bare COPY does neither, and its database was migrated before.',
      ],
    };
  },
};
