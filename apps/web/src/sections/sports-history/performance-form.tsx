import { eventSuggestions, isCountedEvent } from '@palmares/domain/catalogue';
import type { DraftItems } from '@palmares/domain/sections';
import { Field, SegmentedControl, useStableCallback } from '@palmares/ui';
import { use, useMemo } from 'react';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { useGender } from '../athlete-context.ts';
import type { Asked } from '../kit/asked.ts';
import { AskedFields } from '../kit/asked-fields.tsx';
import type { ItemFormProps } from '../kit/item-kind.ts';
import { MetricFields } from './metric-fields.tsx';
import { ofOnlySport, sportChoicesOf } from './performance-sports.ts';
import { SeasonContext } from './season-context.ts';

type Performance = DraftItems['performances'];
type Edits = (now: Performance) => Partial<Performance>;
type Told = Pick<Performance, 'result' | 'event' | 'desc'>;

/** How results are given: counted, measured, or as the sport is not known to. */
type ResultKind = 'count' | 'measure' | 'any';

const kindOf = (sport: string, event: string, suggestions: readonly string[]): ResultKind => {
  if (isCountedEvent(sport, event)) return 'count';
  return suggestions.length === 0 || suggestions.some((each) => isCountedEvent(sport, each)) ? 'any' : 'measure';
};

// The event comes first: its number decides which keyboard the result gets. Suggestions are examples enough.
const askedOf = (suggestions: readonly string[], kind: ResultKind): Asked<Told> => ({
  event: {
    label: m.performance_event_label,
    ...(suggestions.length === 0 ? { hint: m.performance_event_hint } : {}),
    suggestions,
  },
  result: {
    label: m.performance_result_label,
    hint: () => m.performance_result_hint({ kind }),
    input: kind === 'count' ? { inputMode: 'decimal' } : undefined,
  },
  desc: {
    label: m.performance_desc_label,
    hint: () => m.performance_desc_hint({ kind }),
    optional: true,
    rows: 3,
  },
});

export const PerformanceForm = ({ item, edit, errorOf, leave }: ItemFormProps<Performance>) => {
  const language = getLocale();
  const { named } = use(SeasonContext);
  const gender = useGender();
  const sport = (named.find(({ id }) => id === item.sportId) ?? named[0])?.sport ?? '';
  const write = (change: Edits) => edit((now) => ({ ...ofOnlySport(now, named), ...change(now) }));
  const suggestions = useMemo(() => eventSuggestions(sport, language), [sport, language]);
  const kind = kindOf(sport, item.event, suggestions);
  const asked = useMemo(() => askedOf(suggestions, kind), [suggestions, kind]);
  // The sport comes first, so the athlete who leaves another field has passed it.
  const leaveField = useStableCallback((path: string) => {
    leave('sportId');
    leave(path);
  });
  const editMetric = useStableCallback((change: (now: Performance['metric']) => Performance['metric']) =>
    write((now) => ({ metric: change(now.metric) })),
  );
  return (
    <>
      {named.length > 1 ? (
        <Field label={m.sport_sport_label()} error={errorOf('sportId')}>
          <SegmentedControl
            items={sportChoicesOf(named, language, gender)}
            value={named.some(({ id }) => id === item.sportId) ? item.sportId : null}
            onValueChange={(sportId) => edit((now) => ({ ...now, sportId }))}
          />
        </Field>
      ) : null}
      <AskedFields<Told> asked={asked} values={item} edit={write} errorOf={errorOf} leave={leaveField} />
      <MetricFields metric={item.metric} result={item.result} edit={editMetric} errorOf={errorOf} leave={leaveField} />
    </>
  );
};
