import {
  type MetricDraft,
  type MetricKind,
  type MetricSource,
  metricKinds,
  metricSources,
  unitSymbol,
  unitsOf,
} from '@palmares/domain/sections';
import { DateSelect, Field, FieldGroup, Input, NativeSelect, SegmentedControl } from '@palmares/ui';
import { memo, use, useRef } from 'react';
import { languageTag } from '../../i18n/language.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { TextField } from '../kit/text-field.tsx';
import type { FieldErrors } from '../kit/use-field-errors.ts';
import type { Edit } from '../section-editor.ts';
import { FigureNote } from './figure-note.tsx';
import { figureText, metricInUnit, metricOfKind, typedHere } from './metric-choices.ts';
import { SeasonContext } from './season-context.ts';

const kindWords: Readonly<Record<MetricKind, () => string>> = {
  time: m.metric_kind_time,
  distance: m.metric_kind_distance,
  height: m.metric_kind_height,
  weight: m.metric_kind_weight,
  speed: m.metric_kind_speed,
  count: m.metric_kind_count,
  percent: m.metric_kind_percent,
  rating: m.metric_kind_rating,
};

const sourceWords: Readonly<Record<MetricSource, () => string>> = {
  official: m.metric_source_official,
  coach: m.metric_source_coach,
  self: m.metric_source_self,
};

interface MetricFieldsProps extends FieldErrors {
  readonly metric: MetricDraft | null;
  /** The athlete's text for the result, to start from. */
  readonly result: string;
  readonly edit: Edit<MetricDraft | null>;
}

/** First whether there is a number and of which kind, then the number and who says so. */
export const MetricFields = memo(({ metric, result, edit, errorOf, leave }: MetricFieldsProps) => {
  const choose = (chosen: string) => {
    const kind = metricKinds.find((candidate) => candidate === chosen);
    edit((now) => (kind ? metricOfKind(now, kind, result) : null));
  };
  return (
    <>
      <Field
        label={m.metric_label()}
        hint={m.metric_hint()}
        optional={m.field_optional()}
        error={errorOf('metric.kind')}
      >
        <NativeSelect value={metric?.kind ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{m.metric_kind_none()}</option>
          {metricKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindWords[kind]()}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {metric ? (
        <AboutMetric
          metric={metric}
          edit={(change) => edit((now) => now && change(now))}
          errorOf={errorOf}
          leave={leave}
        />
      ) : null}
    </>
  );
});

interface AboutMetricProps extends FieldErrors {
  readonly metric: MetricDraft;
  readonly edit: Edit<MetricDraft>;
}

const AboutMetric = ({ metric, edit, errorOf, leave }: AboutMetricProps) => {
  const { year } = use(SeasonContext);
  const language = getLocale();
  const { kind } = metric;
  const units = unitsOf(kind);
  const field = useRef<HTMLInputElement>(null);
  const write = (change: Partial<MetricDraft>) => edit((now) => ({ ...now, ...change }));
  return (
    <>
      <Field label={m.metric_value_label()} hint={m.metric_value_hint({ kind })} error={errorOf('metric.value')}>
        <FigureNote
          metric={metric}
          choose={(text) => {
            write(typedHere(text));
            field.current?.focus();
          }}
        >
          <Input
            ref={field}
            value={figureText(metric)}
            autoComplete="off"
            onBlur={() => leave('metric.value')}
            onChange={({ currentTarget }) => write(typedHere(currentTarget.value))}
          />
        </FigureNote>
      </Field>
      {units.length > 1 ? (
        <Field label={m.metric_unit_label()} error={errorOf('metric.unit')}>
          <NativeSelect
            value={metric.unit}
            onChange={({ currentTarget }) => {
              const unit = units.find((candidate) => candidate === currentTarget.value);
              if (unit) edit((now) => metricInUnit(now, unit));
            }}
          >
            {units.map((unit) => (
              <option key={unit} value={unit}>
                {unitSymbol(unit, language)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ) : null}
      <Field label={m.metric_source_label()} error={errorOf('metric.source')}>
        <SegmentedControl
          items={metricSources.map((source) => ({ value: source, label: sourceWords[source]() }))}
          value={metric.source}
          onValueChange={(source) => write({ source })}
        />
      </Field>
      <FieldGroup legend={m.metric_date_label()} optional={m.field_optional()} error={errorOf('metric.date')}>
        <DateSelect
          value={metric.date}
          onValueChange={(date) => write({ date })}
          language={languageTag(language)}
          years={[year + 1, year]}
          labels={{ day: m.metric_day(), month: m.metric_month(), year: m.metric_year() }}
        />
      </FieldGroup>
      <Field
        label={m.metric_link_label()}
        hint={m.metric_link_hint()}
        optional={m.field_optional()}
        error={errorOf('metric.link')}
      >
        <TextField
          name="link"
          value={metric.link}
          choose={(link) => write({ link })}
          leave={() => leave('metric.link')}
          input={{ type: 'url', inputMode: 'url' }}
        />
      </Field>
    </>
  );
};
