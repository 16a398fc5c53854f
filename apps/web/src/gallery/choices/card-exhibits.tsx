import { Checkbox, FieldGroup, RadioCards, SegmentedControl, Swatches, Switch } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useState } from 'react';
import { LearningStyleDrawing } from '../../drawings/learning-styles/learning-style-drawing.tsx';
import { Column } from '../column.tsx';
import type { Exhibit, ExhibitProps } from '../exhibit.ts';
import { words } from './words.ts';

const wide = css({ width: 'full' });

const drawn = ['visual', 'auditory', 'kinesthetic'] as const;

const pictureOf = (id: string) => {
  const name = drawn.find((style) => style === id);
  return name && <LearningStyleDrawing name={name} size={28} />;
};

const Cards = ({ language }: ExhibitProps) => {
  const w = words[language];
  const [plan, setPlan] = useState<string | null>('passcode');
  const [style, setStyle] = useState<string | null>(null);
  const plans = w.plans.map(([value, label, text]) => ({ value, label, text }));
  return (
    <>
      <Column>
        <FieldGroup legend={w.plan}>
          <RadioCards items={plans} value={plan} onValueChange={setPlan} />
        </FieldGroup>
        <FieldGroup legend={w.plan} error={w.planError}>
          <RadioCards items={plans} value={null} onValueChange={() => {}} />
        </FieldGroup>
        <FieldGroup legend={w.plan}>
          <RadioCards items={plans} value="anyone" onValueChange={() => {}} disabled />
        </FieldGroup>
      </Column>
      <FieldGroup legend={w.style} className={wide}>
        <RadioCards
          items={w.styles.map(([value, label]) => ({ value, label, picture: pictureOf(value) }))}
          value={style}
          onValueChange={setStyle}
          columns={3}
        />
      </FieldGroup>
    </>
  );
};

const Segments = ({ language }: ExhibitProps) => {
  const w = words[language];
  const [country, setCountry] = useState('can');
  const [span, setSpan] = useState('three');
  const countries = w.countries.map(([value, label]) => ({ value, label }));
  return (
    <Column>
      <FieldGroup legend={w.country}>
        <SegmentedControl items={countries} value={country} onValueChange={setCountry} />
      </FieldGroup>
      <SegmentedControl
        label={w.country}
        items={w.longChoices.map(([value, label]) => ({ value, label }))}
        value={span}
        onValueChange={setSpan}
      />
      <FieldGroup legend={w.country} error={w.planError}>
        <SegmentedControl items={countries} value={null} onValueChange={() => {}} />
      </FieldGroup>
      <SegmentedControl
        label={w.country}
        items={countries.map((item) => ({ ...item, disabled: true }))}
        value="can"
        onValueChange={() => {}}
      />
    </Column>
  );
};

const Colours = ({ language }: ExhibitProps) => {
  const w = words[language];
  const [colour, setColour] = useState<string>('purple');
  const colours = w.colours.map(([value, label]) => ({ value, label, color: value === '' ? undefined : value }));
  return (
    <Column>
      <FieldGroup legend={w.colour}>
        <Swatches items={colours} value={colour} onValueChange={setColour} />
      </FieldGroup>
      <FieldGroup legend={w.colour}>
        <Swatches items={colours} value="" onValueChange={() => {}} />
      </FieldGroup>
      <FieldGroup legend={w.colour} error={w.planError}>
        <Swatches items={colours} value={null} onValueChange={() => {}} />
      </FieldGroup>
      <Swatches label={w.colour} items={colours} value="gold" onValueChange={() => {}} disabled />
    </Column>
  );
};

const Checkboxes = ({ language }: ExhibitProps) => {
  const w = words[language];
  return (
    <Column>
      <Checkbox label={w.terms} />
      <Checkbox label={w.permission} hint={w.permissionHint} defaultChecked />
      <Checkbox label={w.terms} error={w.termsError} />
      <Checkbox label={w.terms} defaultChecked disabled />
    </Column>
  );
};

const Switches = ({ language }: ExhibitProps) => {
  const w = words[language];
  return (
    <Column>
      <Switch label={w.show} hint={w.showHint} />
      <Switch label={w.show} defaultChecked />
      <Switch label={w.show} disabled />
      <Switch label={w.show} defaultChecked disabled />
    </Column>
  );
};

export const cardExhibits: readonly Exhibit[] = [
  { name: 'RadioCards', Component: Cards },
  { name: 'SegmentedControl', Component: Segments },
  { name: 'Swatches', Component: Colours },
  { name: 'Checkbox', Component: Checkboxes },
  { name: 'Switch', Component: Switches },
];
