import { categoryLabel, positionLabel, sportLabel } from '@palmares/domain/catalogue';
import type { DraftItems } from '@palmares/domain/sections';
import { getLocale } from '../../paraglide/runtime.js';

type Sport = DraftItems['sports'];

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

export const sportName = ({ sport }: Sport): string => (sport === '' ? '' : sportLabel(sport, getLocale()));

const categoryName = ({ sport, country, category }: Sport): string =>
  category === '' ? '' : categoryLabel(sport, country, category, getLocale());

const positionName = ({ sport, position }: Sport): string =>
  position === '' ? '' : positionLabel(sport, position, getLocale());

export const sportDetail = (sport: Sport): string =>
  joined(categoryName(sport), positionName(sport), sport.team, sport.league);

export const performanceName = ({ result, event }: DraftItems['performances']): string => joined(result, event);

export const linkName = ({ name, url }: DraftItems['links']): string => name || url;
