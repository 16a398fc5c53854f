import { sportLabel } from '@palmares/domain/catalogue';
import {
  categoryName,
  type DraftItems,
  figureReadings,
  type Gender,
  metricFigure,
  positionName,
} from '@palmares/domain/sections';
import { separated } from '@palmares/ui';
import { getLocale } from '../../paraglide/runtime.js';
import { figureText, metricReadings } from './metric-choices.ts';

type Sport = DraftItems['sports'];

export const sportName = ({ sport }: Sport): string => (sport === '' ? '' : sportLabel(sport, getLocale()));

/** Names positions in the gender of the events in which the athlete competes. */
export const sportLines =
  (gender: Gender | null) =>
  (sport: Sport): readonly (readonly string[])[] => [
    [positionName(sport, getLocale(), gender), categoryName(sport, getLocale())],
    [sport.team, sport.league],
  ];

export const performanceName = ({ result, event }: DraftItems['performances']): string => separated([result, event]);

/** The number as it was read, if the result does not already say it. */
export const performanceDetail = ({ result, metric }: DraftItems['performances']): string => {
  if (!metric) return '';
  const [value, ...others] = metricReadings(metric);
  if (value === undefined || others.length > 0) return figureText(metric);
  const said = figureReadings(result, { kind: metric.kind, unit: metric.unit, language: null });
  return said.includes(value) ? '' : metricFigure({ ...metric, value }, getLocale());
};

export const linkName = ({ name, url }: DraftItems['links']): string => name || url;
