import {
  type Award,
  award,
  type ExternalLink,
  externalLink,
  type Performance,
  performance,
  type Sport,
  sport,
  sportsHistoryLimits,
} from '@palmares/domain/sections/sports-history/fields';
import { m } from '../../paraglide/messages.js';
import type { ItemKind } from '../item-list/item-kind.ts';
import { AwardForm } from './award-form.tsx';
import { awardName, linkName, performanceName, sportDetail, sportName } from './item-names.ts';
import { LinkForm } from './link-form.tsx';
import { PerformanceForm } from './performance-form.tsx';
import { SportForm } from './sport-form.tsx';

export const sportKind: ItemKind<Sport> = {
  schema: sport,
  max: sportsHistoryLimits.sports,
  blank: () => ({
    id: crypto.randomUUID(),
    country: 'can',
    sport: '',
    category: '',
    position: '',
    team: '',
    league: '',
  }),
  isBlank: (item) => item.sport === '' && item.team === '' && item.league === '',
  nameOf: sportName,
  detailOf: sportDetail,
  Form: SportForm,
  words: { title: m.sports_title, add: m.sports_add, empty: m.sports_empty, unnamed: m.sports_new },
};

export const performanceKind: ItemKind<Performance> = {
  schema: performance,
  max: sportsHistoryLimits.performances,
  blank: () => ({ id: crypto.randomUUID(), result: '', event: '', desc: '' }),
  isBlank: ({ result, event, desc }) => result === '' && event === '' && desc === '',
  nameOf: performanceName,
  detailOf: () => '',
  Form: PerformanceForm,
  words: {
    title: m.performances_title,
    add: m.performances_add,
    empty: m.performances_empty,
    unnamed: m.performances_new,
  },
};

export const awardKind: ItemKind<Award> = {
  schema: award,
  max: sportsHistoryLimits.awards,
  blank: () => ({ id: crypto.randomUUID(), name: '', awardedBy: '', description: '' }),
  isBlank: ({ name, awardedBy, description }) => name === '' && awardedBy === '' && description === '',
  nameOf: awardName,
  detailOf: ({ awardedBy }) => awardedBy,
  Form: AwardForm,
  words: { title: m.awards_title, add: m.awards_add, empty: m.awards_empty, unnamed: m.awards_new },
};

export const linkKind: ItemKind<ExternalLink> = {
  schema: externalLink,
  max: sportsHistoryLimits.links,
  blank: () => ({ id: crypto.randomUUID(), name: '', url: '' }),
  isBlank: ({ name, url }) => name === '' && url === '',
  nameOf: linkName,
  detailOf: ({ name, url }) => (name === '' ? '' : url),
  Form: LinkForm,
  words: { title: m.links_title, add: m.links_add, empty: m.links_empty, unnamed: m.links_new },
};
