import {
  award,
  type DraftItems,
  externalLink,
  performance,
  sport,
  sportsHistoryLimits,
} from '@palmares/domain/sections';
import { NoSportsDrawing } from '../../drawings/empty/no-sports.tsx';
import { m } from '../../paraglide/messages.js';
import { askedItems } from '../kit/asked-items.tsx';
import { hostOf } from '../kit/host.ts';
import type { ItemKind } from '../kit/item-kind.ts';
import { linkName, performanceDetail, performanceName, sportLines, sportName } from './item-names.ts';
import { loadPerformanceForm, loadSportForm } from './load-forms.ts';

export const sportKind: ItemKind<DraftItems['sports']> = {
  schema: sport,
  max: sportsHistoryLimits.sports,
  blank: () => ({
    id: crypto.randomUUID(),
    country: 'can',
    sport: '',
    category: '',
    categoryOther: '',
    position: '',
    positionOther: '',
    team: '',
    league: '',
  }),
  isBlank: (item) => item.sport === '' && item.team === '' && item.league === '',
  nameOf: sportName,
  linesOf: sportLines(null),
  loadForm: loadSportForm,
  Picture: NoSportsDrawing,
  words: { title: m.sports_title, add: m.sports_add, empty: m.sports_empty, unnamed: m.sports_new },
};

type Performance = DraftItems['performances'];

export const performanceKind: ItemKind<Performance> & Required<Pick<ItemKind<Performance>, 'blank'>> = {
  schema: performance,
  max: sportsHistoryLimits.performances,
  blank: () => ({ id: crypto.randomUUID(), sportId: '', result: '', event: '', desc: '', metric: null }),
  isBlank: ({ result, event, desc, metric }) => result === '' && event === '' && desc === '' && metric === null,
  nameOf: performanceName,
  figureOf: ({ result }) => result,
  linesOf: (item) => [[item.result === '' ? '' : item.event, performanceDetail(item)]],
  loadForm: loadPerformanceForm,
  words: {
    title: m.performances_title,
    add: m.performances_add,
    empty: m.performances_empty,
    unnamed: m.performances_new,
  },
};

export const awardKind = askedItems({
  schema: award,
  max: sportsHistoryLimits.awards,
  asked: {
    name: { label: m.award_name_label, hint: m.award_name_hint },
    awardedBy: { label: m.award_awarded_by_label, hint: m.award_awarded_by_hint, optional: true },
    description: {
      label: m.award_description_label,
      hint: m.award_description_hint,
      optional: true,
      rows: 3,
    },
  },
  nameOf: ({ name }) => name,
  linesOf: ({ awardedBy }) => [[awardedBy]],
  words: { title: m.awards_title, add: m.awards_add, empty: m.awards_empty, unnamed: m.awards_new },
});

export const linkKind = askedItems({
  schema: externalLink,
  max: sportsHistoryLimits.links,
  asked: {
    name: { label: m.link_name_label, hint: m.link_name_hint },
    url: { label: m.link_url_label, hint: m.link_url_hint, input: { type: 'url', inputMode: 'url' } },
  },
  nameOf: linkName,
  linesOf: ({ name, url }) => [[name === '' ? '' : hostOf(url)]],
  words: { title: m.links_title, add: m.links_add, empty: m.links_empty, unnamed: m.links_new },
});
