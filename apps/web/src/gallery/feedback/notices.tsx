import {
  Badge,
  Banner,
  Button,
  Checklist,
  ChecklistFold,
  ChecklistItem,
  CircleCheck,
  CopyField,
  EmptyState,
  OfflineState,
  Skeleton,
  StatusDot,
} from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { type ComponentProps, useState } from 'react';
import { EmptyDrawing } from '../../drawings/empty/empty-drawing.tsx';
import type { ExhibitProps } from '../exhibit.ts';
import { words } from './words.ts';

const full = css({ width: 'full' });
const column = css({ display: 'flex', flexDirection: 'column', gap: '4', width: 'full', maxWidth: 'content' });
const form = css({ width: 'full', maxWidth: 'form' });

const tones = ['neutral', 'accent', 'success', 'warning', 'danger'] as const;
const states = ['neutral', 'busy', 'success', 'warning', 'danger'] as const;

export const Banners = ({ language }: ExhibitProps) => {
  const { closed, kept, offline, failed, retry, longWords } = words[language];
  return (
    <div className={column}>
      <Banner>{offline}</Banner>
      <Banner tone="success" title={closed}>
        {kept}
      </Banner>
      <Banner tone="warning" title={closed} action={<Button variant="outline">{retry}</Button>}>
        {kept}
      </Banner>
      <Banner tone="danger" action={<Button variant="outline">{retry}</Button>}>
        {failed}
      </Banner>
      <Banner tone="danger" title={longWords}>
        {longWords}
      </Banner>
    </div>
  );
};

export const Badges = ({ language }: ExhibitProps) => {
  const { states: said, noSeason, longWords } = words[language];
  return (
    <>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone === 'accent' ? noSeason : said[tone]}
        </Badge>
      ))}
      <Badge tone="success" icon={<CircleCheck aria-hidden size={16} />}>
        {said.success}
      </Badge>
      <Badge>{longWords}</Badge>
    </>
  );
};

export const Dots = ({ language }: ExhibitProps) =>
  states.map((tone) => (
    <StatusDot key={tone} tone={tone}>
      {words[language].states[tone]}
    </StatusDot>
  ));

export const Empties = ({ language }: ExhibitProps) => {
  const { noSeason, noSeasonText, addSeason, longWords } = words[language];
  return (
    <div className={column}>
      <EmptyState level={3} title={noSeason} />
      <EmptyState
        level={3}
        picture={<EmptyDrawing name="no-portfolio-yet" size={120} />}
        title={noSeason}
        text={noSeasonText}
        action={<Button>{addSeason}</Button>}
      />
      <EmptyState level={3} title={longWords} text={longWords} />
    </div>
  );
};

export const Offline = ({ language }: ExhibitProps) => {
  const { offlineTitle, offline, retry, addSeason, longWords } = words[language];
  const [isPending, setPending] = useState(false);
  return (
    <div className={column}>
      <OfflineState
        level={3}
        picture={<EmptyDrawing name="offline" size={160} />}
        title={offlineTitle}
        text={offline}
        retry={{ label: retry, isPending, onPress: () => setPending(true) }}
      />
      <OfflineState
        level={3}
        title={offlineTitle}
        text={offline}
        retry={{ label: retry, isPending: true, onPress: () => {} }}
        action={<Button>{addSeason}</Button>}
      />
      <OfflineState level={3} title={longWords} text={longWords} retry={{ label: retry, onPress: () => {} }} />
    </div>
  );
};

export const Skeletons = () => (
  <div className={column}>
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton />
    <Skeleton shape="control" />
    <Skeleton shape="card" />
  </div>
);

export const Checklists = ({ language }: ExhibitProps) => {
  const { checklist, tasks, taskStates } = words[language];
  const [done, current, todo, long] = tasks;
  const link: ComponentProps<typeof ChecklistItem>['link'] = (row) => <a href="#checklist" {...row} />;
  return (
    <div className={full}>
      <Checklist label={checklist}>
        <ChecklistItem
          state="current"
          stateLabel={taskStates.current}
          title={current}
          link={link}
          note={taskStates.current}
        />
        <ChecklistItem state="todo" stateLabel={taskStates.todo} title={todo} />
        <ChecklistItem state="todo" stateLabel={taskStates.todo} title={long} link={link} />
      </Checklist>
      <ChecklistFold state="done" summary={taskStates.done}>
        <ChecklistItem state="done" stateLabel={taskStates.done} title={done} link={link} />
      </ChecklistFold>
    </div>
  );
};

export const CopyFields = ({ language }: ExhibitProps) => (
  <>
    <CopyField
      className={form}
      value="https://palmares.example/en/athletes/QRsiccKV9n9WzZUp5YytiQ"
      labels={words[language].copy}
    />
    <CopyField value="008883" labels={words[language].copy} />
  </>
);
