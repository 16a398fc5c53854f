import type { Gender, General, TeamColor } from './fields.ts';
import { centimetresOf, type Height, kilogramsOf } from './measures.ts';

/** In both systems of measures, because a scout may think in either. */
export interface GeneralPublicView {
  readonly fullName: string;
  readonly nickname: string;
  readonly height: (Height & { readonly centimetres: number }) | null;
  readonly weight: { readonly pounds: number; readonly kilograms: number } | null;
  readonly hometown: string;
  readonly gender: Gender | '';
  readonly jerseyNumber: number | null;
  readonly teamColor: TeamColor | '';
}

/** Where the athlete lives is at the top of the shared portfolio, because it is known without this section. */
export const generalPublicView = (content: General): GeneralPublicView => ({
  fullName: content.fullName,
  nickname: content.nickname,
  height: content.height && {
    feet: content.height.feet,
    inches: content.height.inches,
    centimetres: centimetresOf(content.height),
  },
  weight: content.weight === null ? null : { pounds: content.weight, kilograms: kilogramsOf(content.weight) },
  hometown: content.hometown,
  gender: content.gender,
  jerseyNumber: content.jerseyNumber,
  teamColor: content.teamColor,
});
