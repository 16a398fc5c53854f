import { type General, type GeneralDraft, generalContent } from '@palmares/domain/sections';
import { m } from '../../paraglide/messages.js';
import { recordEditor } from '../kit/record-editor.tsx';
import { BirthNote } from './birth-note.tsx';
import { GenderField, JerseyNumberField, TeamColorField, WritesInField } from './choice-fields.tsx';
import { HeightField } from './height-field.tsx';
import { ResidencyField } from './residency-field.tsx';
import { WeightField } from './weight-field.tsx';
import { writesInWords } from './words.ts';

const next = { enterKeyHint: 'next' } as const;
/** Lets the browser autofill what it knows about its owner. */
const asNamed = (autoComplete: 'name' | 'nickname') => ({ ...next, autoComplete });

export const GeneralEditor = recordEditor<General, GeneralDraft>({
  schema: generalContent,
  Below: BirthNote,
  folded: {
    title: m.general_names_title,
    names: ['fullName', 'nickname', 'writesIn'],
    given: ({ fullName, nickname, writesIn }) =>
      [fullName, nickname, writesIn === '' ? '' : writesInWords[writesIn]()].filter((answer) => answer !== ''),
  },
  asked: {
    height: {
      label: m.general_height_label,
      hint: m.general_height_hint,
      grouped: true,
      Control: HeightField,
      blank: null,
    },
    weight: {
      label: m.general_weight_label,
      hint: m.general_weight_hint,
      grouped: true,
      Control: WeightField,
      blank: null,
    },
    hometown: { half: true, label: m.general_hometown_label, hint: m.general_hometown_hint, input: next },
    jerseyNumber: {
      half: true,
      label: m.general_jersey_number_label,
      hint: m.general_jersey_number_hint,
      optional: true,
      Control: JerseyNumberField,
      blank: null,
    },
    residency: {
      label: m.general_residency_label,
      hint: m.general_residency_hint,
      grouped: true,
      Control: ResidencyField,
      blank: null,
    },
    gender: { label: m.general_gender_label, Control: GenderField, blank: '' },
    teamColor: {
      label: m.general_team_color_label,
      hint: m.general_team_color_hint,
      optional: true,
      grouped: true,
      Control: TeamColorField,
      blank: '',
    },
    fullName: {
      half: true,
      label: m.general_full_name_label,
      hint: m.general_full_name_hint,
      optional: true,
      input: asNamed('name'),
    },
    nickname: {
      half: true,
      label: m.general_nickname_label,
      hint: m.general_nickname_hint,
      optional: true,
      input: asNamed('nickname'),
    },
    writesIn: {
      label: m.general_writes_in_label,
      hint: m.general_writes_in_hint,
      Control: WritesInField,
      blank: '',
    },
  },
});
