import type { ChainFault } from '@palmares/event-store/event-log';
import type { Faults, HistoryFault, HistoryVerdict } from '@palmares/event-store/integrity';
import type { RootsVerdict, ShardFault, StreamFault } from '@palmares/event-store/roots';
import { count } from '../doctor/finding.ts';
import { table } from '../output.ts';

const chainFaults: Readonly<Record<ChainFault, string>> = {
  changed: 'changed: these are not the bytes that were recorded',
  missing: 'missing: no event has this version',
  reordered: 'reordered: the event that belongs here is elsewhere',
  cut: 'cut: this event and all after it are gone',
  head: 'head rewritten: the stream’s head does not follow from its events',
};

export const faultWords = ({ fault }: Pick<HistoryFault, 'fault'>): string => chainFaults[fault];

const unnamedInWords = (unnamed: number, what: string): readonly string[] =>
  unnamed === 0 ? [] : [`and ${count(unnamed, what)} more, not listed.`];

export const chainInWords = ({ streams, events, faults, unnamed }: HistoryVerdict): string =>
  faults.length === 0
    ? `Chains: ${streams} streams with ${events} events, all intact.`
    : [
        `Chains: ${faults.length + unnamed} of ${streams} streams are not intact. The first wrong event of each:`,
        table(
          ['stream', 'version', 'event', 'what is wrong'],
          faults.map((fault) => [fault.stream, String(fault.version), fault.eventId ?? '–', faultWords(fault)]),
        ),
        ...unnamedInWords(unnamed, 'stream'),
      ].join('\n');

const placeOf = ({ intactTo, version }: StreamFault): string =>
  intactTo + 1 === version ? String(version) : `${intactTo + 1} to ${version}`;

const streamFaultWords = ({ fault }: StreamFault): string =>
  fault === 'shorter'
    ? 'tail cut: the signed version is gone'
    : 'rewritten: events or head are not those that were signed';

const shardFaultWords = ({ signed, found }: ShardFault): string =>
  found < signed ? `${count(signed - found, 'event')} missing` : `${count(found - signed, 'event')} too many`;

const listed = (heading: string, headings: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.length === 0 ? [] : [heading, table(headings, rows)];

export const rootsInWords = (verdict: RootsVerdict): string => {
  const { roots, oldest, newest, heads, files, streams, unnamed, shards } = verdict;
  if (roots === 0) return 'Signed roots: there is none to compare with.';
  const period = oldest === newest ? `of ${newest}` : `of ${oldest} to ${newest}`;
  const holds = files.length + streams.length + unnamed + shards.length === 0;
  return [
    `Signed roots: ${roots}, ${period}; ${heads} heads compared${holds ? ', all match.' : '.'}`,
    ...listed(
      'Roots that cannot be trusted:',
      ['date', 'what is wrong'],
      files.map(({ date, fault }) => [date, fault]),
    ),
    ...listed(
      'Streams that differ from what was signed:',
      ['stream', 'versions', 'signed on', 'what is wrong'],
      streams.map((stream) => [stream.stream, placeOf(stream), stream.date, streamFaultWords(stream)]),
    ),
    ...unnamedInWords(unnamed, 'signed head'),
    ...listed(
      'Shards whose number of events differs from the count kept when they were written:',
      ['shard', 'up to the root of', 'counted', 'found', 'what is wrong'],
      shards.map((fault) => [
        String(fault.shard),
        fault.date,
        String(fault.signed),
        String(fault.found),
        shardFaultWords(fault),
      ]),
    ),
  ].join('\n');
};

/** Counts faults by kind: `1 chain and 2 signed streams`. */
export const countedFaults = ({ chains, streams, files, shards, unnamed }: Faults): string =>
  [
    chains.length > 0 ? [count(chains.length, 'chain')] : [],
    streams.length > 0 ? [count(streams.length, 'signed stream')] : [],
    files.length > 0 ? [count(files.length, 'root')] : [],
    shards.length > 0 ? [`the number of events in ${count(shards.length, 'shard')}`] : [],
    unnamed > 0 ? [`${unnamed} more`] : [],
  ]
    .flat()
    .join(', ');

/** Describes the first fault and where it is. */
export const firstFault = ({ chains: [chain], streams: [stream], files: [file], shards: [shard] }: Faults): string => {
  if (chain) return `${chain.stream} version ${chain.version}, ${faultWords(chain)}`;
  if (stream) return `${stream.stream} version ${placeOf(stream)}, ${streamFaultWords(stream)}`;
  if (file) return `the root of ${file.date}, ${file.fault}`;
  return shard ? `shard ${shard.shard}, ${shardFaultWords(shard)}` : 'one that was not recorded';
};
