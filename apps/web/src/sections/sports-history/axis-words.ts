import type { Axis } from '@palmares/domain/catalogue';
import { m } from '../../paraglide/messages.js';

/** The word for a position, by the axis of its sport: a stroke, a weapon, an event. */
export const axisWords: Record<Axis, () => string> = {
  position: m.sport_axis_position,
  stroke: m.sport_axis_stroke,
  discipline: m.sport_axis_discipline,
  event: m.sport_axis_event,
  weapon: m.sport_axis_weapon,
  style: m.sport_axis_style,
};
