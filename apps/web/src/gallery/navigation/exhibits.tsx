import { SkipLink, Steps, Tabs } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useState } from 'react';
import type { ExhibitGroup, ExhibitProps } from '../exhibit.ts';
import { words } from './words.ts';

const narrow = css({ width: 'full', maxWidth: 'form' });

const asSteps = (labels: readonly string[]) => labels.map((label) => ({ id: label, label }));

const Wizard = ({ language }: ExhibitProps) => {
  const { signUp, signUpSteps, longSteps, stepStates } = words[language];
  const [current, setCurrent] = useState(2);
  const shared = { label: signUp, stateLabels: stepStates };
  const steps = asSteps(signUpSteps);
  return (
    <>
      {[0, 1, 2].map((place) => (
        <Steps key={place} {...shared} steps={steps} current={place} />
      ))}
      <Steps {...shared} steps={steps} current={steps.length} />
      <Steps {...shared} steps={steps} current={current} onReturn={setCurrent} className={narrow} />
      <Steps {...shared} steps={asSteps(longSteps)} current={2} onReturn={() => {}} />
    </>
  );
};

const TabRows = ({ language }: ExhibitProps) => {
  const { seasonsLabel, tabs, longTabs } = words[language];
  return (
    <>
      <Tabs label={seasonsLabel} items={tabs} />
      <div className={narrow}>
        <Tabs label={seasonsLabel} items={longTabs} defaultValue="learning" />
      </div>
    </>
  );
};

const Skips = ({ language }: ExhibitProps) => <SkipLink>{words[language].skip}</SkipLink>;

export const navigation: ExhibitGroup = {
  exhibits: [
    { name: 'Steps', Component: Wizard },
    { name: 'Tabs', Component: TabRows },
    { name: 'SkipLink', Component: Skips },
  ],
};
