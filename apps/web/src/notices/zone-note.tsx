import { zoneText } from '@palmares/domain/kernel';
import { text } from '@palmares/ui';
import { useSyncExternalStore } from 'react';
import { serverNow } from '../browser/server-clock.ts';
import { isOtherClock } from '../i18n/dates.ts';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';

const never = () => () => {};
const isAway = (): boolean => isOtherClock(serverNow(), Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Names the zone of the times beside it, for a reader whose clock shows another time. */
export const ZoneNote = () => {
  const isShown = useSyncExternalStore(never, isAway, () => false);
  return isShown ? <p className={text({ tone: 'muted' })}>{m.zone_note({ zone: zoneText(getLocale()) })}</p> : null;
};
