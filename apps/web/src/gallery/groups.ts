import { actions } from './actions/exhibits.tsx';
import { charts } from './charts/exhibits.tsx';
import { choices } from './choices/exhibits.tsx';
import { drawings } from './drawings/exhibits.tsx';
import type { ExhibitGroup } from './exhibit.ts';
import { feedback } from './feedback/exhibits.tsx';
import { forms } from './forms/exhibits.tsx';
import type { GroupName } from './group-names.ts';
import { identity } from './identity/exhibits.tsx';
import { layout } from './layout/exhibits.tsx';
import { navigation } from './navigation/exhibits.tsx';
import { overlays } from './overlays/exhibits.tsx';
import { portfolio } from './portfolio/exhibits.tsx';

export const groups: Readonly<Record<GroupName, ExhibitGroup>> = {
  actions,
  forms,
  choices,
  feedback,
  layout,
  navigation,
  overlays,
  charts,
  drawings,
  portfolio,
  identity,
};
