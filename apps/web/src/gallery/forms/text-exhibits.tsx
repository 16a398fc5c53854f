import { counterTone, Field, Input, PasswordInput, PinInput, SearchField, Textarea } from '@palmares/ui';
import { useState } from 'react';
import { Column } from '../column.tsx';
import type { Exhibit, ExhibitProps } from '../exhibit.ts';
import { words } from './words.ts';

const Fields = ({ language }: ExhibitProps) => {
  const w = words[language];
  return (
    <Column>
      <Field label={w.town} hint={w.townHint}>
        <Input autoComplete="off" />
      </Field>
      <Field label={w.town} optional={w.optional}>
        <Input defaultValue={w.townFilled} autoComplete="off" />
      </Field>
      <Field label={w.town} error={w.townError} hint={w.townHint}>
        <Input defaultValue="C" autoComplete="off" />
      </Field>
      <Field label={w.town}>
        <Input defaultValue={w.townFilled} disabled />
      </Field>
      <Field label={w.town}>
        <Input defaultValue={w.townFilled} readOnly />
      </Field>
      <Field label={w.longLabel} optional={w.optional}>
        <Input autoComplete="off" />
      </Field>
    </Column>
  );
};

const Greeting = ({ language, start }: ExhibitProps & { readonly start: string }) => {
  const w = words[language];
  const [value, setValue] = useState(start);
  const counter = {
    text: `${value.length} / 19`,
    tone: counterTone(value.length, 19),
    spoken: w.characters(19 - value.length),
  };
  return (
    <Field label={w.greeting} counter={counter}>
      <Input value={value} autoComplete="off" onChange={(event) => setValue(event.currentTarget.value)} />
    </Field>
  );
};

const Counters = ({ language }: ExhibitProps) => (
  <Column>
    {words[language].greetings.map((start) => (
      <Greeting key={start} language={language} start={start} />
    ))}
  </Column>
);

const Textareas = ({ language }: ExhibitProps) => {
  const w = words[language];
  return (
    <Column>
      <Field label={w.motto}>
        <Textarea />
      </Field>
      <Field label={w.motto}>
        <Textarea rows={2} defaultValue={`${w.mottoFilled}\n\n${w.mottoFilled}`} />
      </Field>
      <Field label={w.motto} error={w.mottoError}>
        <Textarea rows={2} />
      </Field>
    </Column>
  );
};

const Passwords = ({ language }: ExhibitProps) => {
  const w = words[language];
  return (
    <Column>
      <Field label={w.password}>
        <PasswordInput autoComplete="new-password" labels={w.eye} />
      </Field>
      <Field label={w.password} error={w.passwordError}>
        <PasswordInput autoComplete="current-password" labels={w.eye} defaultValue="1234567" />
      </Field>
      <Field label={w.password}>
        <PasswordInput autoComplete="current-password" labels={w.eye} disabled />
      </Field>
    </Column>
  );
};

const Codes = ({ language }: ExhibitProps) => {
  const w = words[language];
  return (
    <Column>
      <Field label={w.code} hint={w.codeHint}>
        <PinInput />
      </Field>
      <Field label={w.code}>
        <PinInput defaultValue="4829" />
      </Field>
      <Field label={w.code} error={w.codeError}>
        <PinInput defaultValue="482915" />
      </Field>
      <Field label={w.code}>
        <PinInput defaultValue="482915" disabled />
      </Field>
    </Column>
  );
};

const Search = ({ language, start }: ExhibitProps & { readonly start: string }) => {
  const w = words[language];
  const [query, setQuery] = useState(start);
  const found = w.stats.filter((stat) => stat.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <SearchField
      label={w.search}
      value={query}
      onValueChange={setQuery}
      clearLabel={w.clearSearch}
      results={query.trim() === '' ? null : w.found(found.length)}
    />
  );
};

/** Empty, with results and with none. */
const Searches = ({ language }: ExhibitProps) => (
  <Column>
    {['', 's', 'xyz'].map((start) => (
      <Search key={start} language={language} start={start} />
    ))}
  </Column>
);

export const textExhibits: readonly Exhibit[] = [
  { name: 'Field, Input', Component: Fields },
  { name: 'Field with a counter', Component: Counters },
  { name: 'Textarea', Component: Textareas },
  { name: 'SearchField', Component: Searches },
  { name: 'PasswordInput', Component: Passwords },
  { name: 'PinInput', Component: Codes },
];
