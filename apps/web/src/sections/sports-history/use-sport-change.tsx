import { sportLabel } from '@palmares/domain/catalogue';
import type { DraftItems } from '@palmares/domain/sections';
import { ConfirmDialog } from '@palmares/ui';
import { useState } from 'react';
import { languageTag } from '../../i18n/language.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import type { ItemFormProps } from '../kit/item-kind.ts';
import { changedSport, lostChoices, type SportChange, withChoicesOf } from './sport-change.ts';

type Sport = DraftItems['sports'];

const countryWords = { '': () => '', can: m.country_can, usa: m.country_usa };

const titleOf = ({ sport, country = '' }: SportChange): string =>
  sport === undefined
    ? m.sport_change_country_title({ country: countryWords[country]() })
    : m.sport_change_sport_title({ sport: sportLabel(sport, getLocale()) });

/** Changes the sport or country, after a question if that clears something chosen. */
export const useSportChange = ({ item, edit }: Pick<ItemFormProps<Sport>, 'item' | 'edit'>) => {
  const [asked, setAsked] = useState<SportChange | null>(null);
  const lostBy = (change: SportChange): string =>
    new Intl.ListFormat(languageTag(getLocale())).format(lostChoices(item, change, getLocale()));

  const apply = (change: SportChange) => edit((now) => changedSport(now, change));
  const change = (next: SportChange) => {
    if (lostBy(next) === '') apply(next);
    else setAsked(next);
  };
  const confirm = () => {
    if (!asked) return;
    const lost = lostBy(asked);
    apply(asked);
    setAsked(null);
    toasts.show({
      title: m.sport_change_cleared({ lost }),
      action: { label: m.undo(), onClick: () => edit((now) => withChoicesOf(now, item)) },
    });
  };

  return {
    change,
    /** What the fields show: while the question is open, the choice that it is about. */
    shown: { ...item, ...asked },
    question: (
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null);
        }}
        title={asked ? titleOf(asked) : ''}
        description={asked ? m.sport_change_text({ lost: lostBy(asked) }) : ''}
        confirmLabel={m.sport_change_confirm()}
        cancelLabel={m.list_remove_cancel()}
        onConfirm={confirm}
      />
    ),
  };
};
