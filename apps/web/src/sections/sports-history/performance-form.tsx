import { eventSuggestions, sportLabel } from '@palmares/domain/catalogue';
import type { DraftItems } from '@palmares/domain/sections';
import { Field, SegmentedControl } from '@palmares/ui';
import { use, useMemo } from 'react';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import type { Asked } from '../kit/asked.ts';
import { AskedFields } from '../kit/asked-fields.tsx';
import type { ItemFormProps } from '../kit/item-kind.ts';
import { MetricFields } from './metric-fields.tsx';
import { SeasonContext } from './season-context.ts';

type Performance = DraftItems['performances'];
type Told = Pick<Performance, 'result' | 'event' | 'desc'>;

const askedOf = (suggestions: readonly string[]): Asked<Told> => ({
  result: { label: m.performance_result_label, hint: m.performance_result_hint },
  event: { label: m.performance_event_label, hint: m.performance_event_hint, input: { suggestions } },
  desc: { label: m.performance_desc_label, optional: true, rows: 3 },
});

export const PerformanceForm = ({ item, edit, errorOf, leave }: ItemFormProps<Performance>) => {
  const language = getLocale();
  const { sports } = use(SeasonContext);
  const named = sports.filter(({ sport }) => sport !== '');
  const sport = (named.find(({ id }) => id === item.sportId) ?? named[0])?.sport ?? '';
  const asked = useMemo(() => askedOf(eventSuggestions(sport, language)), [sport, language]);
  return (
    <>
      {named.length > 1 ? (
        <Field label={m.sport_sport_label()} error={errorOf('sportId')}>
          <SegmentedControl
            items={named.map(({ id, sport }) => ({ value: id, label: sportLabel(sport, language) }))}
            value={item.sportId === '' ? null : item.sportId}
            onValueChange={(sportId) => edit((now) => ({ ...now, sportId }))}
          />
        </Field>
      ) : null}
      <AskedFields<Told>
        asked={asked}
        values={item}
        edit={(change) => edit((now) => ({ ...now, ...change(now) }))}
        errorOf={errorOf}
        leave={leave}
      />
      <MetricFields
        metric={item.metric}
        result={item.result}
        edit={(change) => edit((now) => ({ ...now, metric: change(now.metric) }))}
        errorOf={errorOf}
        leave={leave}
      />
    </>
  );
};
