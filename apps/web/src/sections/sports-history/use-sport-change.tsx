import { sportLabel } from '@palmares/domain/catalogue';
import type { DraftItems } from '@palmares/domain/sections';
import { useState } from 'react';
import { useLoadedPart } from '../../browser/use-loaded-part.ts';
import { languageTag } from '../../i18n/language.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { useGender } from '../athlete-context.ts';
import { loadQuestion } from '../kit/on-demand/parts.ts';
import type { Edit } from '../section-editor.ts';
import { changedSport, lostChoices, type SportChange, type SportChoices, withChoicesOf } from './sport-change.ts';

type Sport = DraftItems['sports'];

const countryWords = { '': () => '', can: m.country_can, usa: m.country_usa };

const titleOf = ({ sport, country = '' }: SportChange): string =>
  sport === undefined
    ? m.sport_change_country_title({ country: countryWords[country]() })
    : m.sport_change_sport_title({ sport: sportLabel(sport, getLocale()) });

/** Changes the sport or country, after a question if that clears something chosen. Undo is offered in any case. */
export const useSportChange = (chosen: SportChoices, edit: Edit<Sport>) => {
  const gender = useGender();
  const [asked, setAsked] = useState<SportChange | null>(null);
  const { Part: Question, ask } = useLoadedPart(loadQuestion);
  const lostBy = (change: SportChange): string =>
    new Intl.ListFormat(languageTag(getLocale())).format(lostChoices(chosen, change, getLocale(), gender));

  const apply = (change: SportChange) => edit((now) => changedSport(now, change));
  const change = (next: SportChange) => {
    if (lostBy(next) === '') {
      apply(next);
      return;
    }
    setAsked(next);
    ask(() => clearFor(next));
  };
  const clearFor = (next: SportChange) => {
    const lost = lostBy(next);
    apply(next);
    setAsked(null);
    toasts.show({
      title: m.sport_change_cleared({ lost }),
      action: { label: m.undo(), onClick: () => edit((now) => withChoicesOf(now, chosen)) },
    });
  };

  return {
    change,
    /** The choices to show, including the one in question while the question is open. */
    shown: { ...chosen, ...asked },
    question: Question ? (
      <Question
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null);
        }}
        title={asked ? titleOf(asked) : ''}
        description={asked ? m.sport_change_text({ lost: lostBy(asked) }) : ''}
        confirmLabel={m.sport_change_confirm()}
        cancelLabel={m.list_remove_cancel()}
        onConfirm={() => {
          if (asked) clearFor(asked);
        }}
      />
    ) : null,
  };
};
