import { sportLabel } from '@palmares/domain/catalogue';
import { categoryName, type DraftItems, positionName } from '@palmares/domain/sections';
import { getLocale } from '../../paraglide/runtime.js';

type Sport = DraftItems['sports'];

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

export const sportName = ({ sport }: Sport): string => (sport === '' ? '' : sportLabel(sport, getLocale()));

export const sportDetail = (sport: Sport): string =>
  joined(categoryName(sport, getLocale()), positionName(sport, getLocale()), sport.team, sport.league);

export const performanceName = ({ result, event }: DraftItems['performances']): string => joined(result, event);

export const linkName = ({ name, url }: DraftItems['links']): string => name || url;
