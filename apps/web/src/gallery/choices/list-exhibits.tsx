import { Button, Combobox, Dialog, Field, NativeSelect } from '@palmares/ui';
import { useState } from 'react';
import { Column } from '../column.tsx';
import type { Exhibit, ExhibitProps } from '../exhibit.ts';
import { words } from './words.ts';

const inTeam = 4;

const sportsOf = (language: ExhibitProps['language']) => {
  const w = words[language];
  return w.sports.map(([value, label], index) => ({
    value,
    label,
    group: index < inTeam ? w.groups.team : w.groups.alone,
  }));
};

const Sport = ({
  language,
  start,
  disabled,
}: ExhibitProps & { readonly start?: string; readonly disabled?: boolean }) => {
  const w = words[language];
  return (
    <Combobox
      items={sportsOf(language)}
      defaultValue={start}
      disabled={disabled}
      placeholder={w.search}
      emptyText={w.none}
      labels={{ open: w.open, clear: w.clear }}
    />
  );
};

const Comboboxes = ({ language }: ExhibitProps) => {
  const w = words[language];
  return (
    <Column>
      <Field label={w.sport} hint={w.sportHint}>
        <Sport language={language} />
      </Field>
      <Field label={w.sport}>
        <Sport language={language} start="trackAndField" />
      </Field>
      <Field label={w.sport} error={w.sportError}>
        <Sport language={language} />
      </Field>
      <Field label={w.sport}>
        <Sport language={language} start="fencing" disabled />
      </Field>
    </Column>
  );
};

const InDialog = ({ language }: ExhibitProps) => {
  const w = words[language];
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {w.dialogOpen}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={w.dialog} closeLabel={w.close}>
        <Field label={w.sport} hint={w.sportHint}>
          <Sport language={language} />
        </Field>
      </Dialog>
    </>
  );
};

const Selects = ({ language }: ExhibitProps) => {
  const w = words[language];
  const options = [
    <option key="" value="">
      {w.choose}
    </option>,
    ...w.schools.map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    )),
  ];
  return (
    <Column>
      <Field label={w.school}>
        <NativeSelect>{options}</NativeSelect>
      </Field>
      <Field label={w.school}>
        <NativeSelect defaultValue="cegep">{options}</NativeSelect>
      </Field>
      <Field label={w.school} error={w.schoolError}>
        <NativeSelect>{options}</NativeSelect>
      </Field>
      <Field label={w.school}>
        <NativeSelect defaultValue="cegep" disabled>
          {options}
        </NativeSelect>
      </Field>
    </Column>
  );
};

export const listExhibits: readonly Exhibit[] = [
  { name: 'NativeSelect', Component: Selects },
  { name: 'Combobox', Component: Comboboxes },
  { name: 'Combobox in a Dialog', Component: InDialog },
];
