import type { ChainFault } from '@palmares/event-store/event-log/hash-chain';
import type { HistoryFault, HistoryVerdict } from '@palmares/event-store/integrity/verify-history';
import type { RootsVerdict, StreamFault } from '@palmares/event-store/roots/check-roots';
import { table } from '../output.ts';

const chainFaults: Readonly<Record<ChainFault, string>> = {
  changed: 'changed: these are not the bytes that were recorded',
  missing: 'missing: no event has this version',
  reordered: 'reordered: the event that belongs here stands elsewhere',
  cut: 'cut: this event and all after it are gone',
  head: 'head rewritten: the stream’s head is not what its events lead to',
};

export const faultWords = ({ fault }: Pick<HistoryFault, 'fault'>): string => chainFaults[fault];

export const chainInWords = ({ streams, events, faults }: HistoryVerdict): string =>
  faults.length === 0
    ? `Chains: ${streams} streams with ${events} events, all intact.`
    : [
        `Chains: ${faults.length} of ${streams} streams do not hold. The first event of each that does not fit:`,
        table(
          ['stream', 'version', 'event', 'what is wrong'],
          faults.map((fault) => [fault.stream, String(fault.version), fault.eventId ?? '–', faultWords(fault)]),
        ),
      ].join('\n');

const placeOf = ({ intactTo, version }: StreamFault): string =>
  intactTo + 1 === version ? String(version) : `${intactTo + 1} to ${version}`;

const streamFaultWords = ({ fault }: StreamFault): string =>
  fault === 'shorter'
    ? 'tail cut: the signed version is gone'
    : 'rewritten: events or head are not those that were signed';

export const rootsInWords = ({ roots, oldest, newest, heads, files, streams }: RootsVerdict): string => {
  if (roots === 0) return 'Signed roots: there is none to compare with.';
  const period = oldest === newest ? `of ${newest}` : `of ${oldest} to ${newest}`;
  return [
    `Signed roots: ${roots}, ${period}; ${heads} heads compared${files.length + streams.length === 0 ? ', all hold.' : '.'}`,
    ...(files.length === 0
      ? []
      : [
          'Roots that prove nothing:',
          table(
            ['date', 'what is wrong'],
            files.map(({ date, fault }) => [date, fault]),
          ),
        ]),
    ...(streams.length === 0
      ? []
      : [
          'Streams that are not what was signed:',
          table(
            ['stream', 'versions', 'signed on', 'what is wrong'],
            streams.map((stream) => [stream.stream, placeOf(stream), stream.date, streamFaultWords(stream)]),
          ),
        ]),
  ].join('\n');
};
