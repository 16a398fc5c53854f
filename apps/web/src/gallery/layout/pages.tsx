import { Button, Card, heading, Page, Section, StatusDot, text, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { ExhibitProps } from '../exhibit.ts';
import { words } from './words.ts';

const column = css({ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0', width: 'full' });
const card = css({ flex: '[1 1 14rem]' });
const wide = css({ width: 'full', border: 'line', borderRadius: 'card' });

const sizes = ['display', 'lg', 'page', 'md', 'sm'] as const;
const tones = ['default', 'muted', 'accent', 'danger', 'success', 'warning'] as const;

export const Pages = ({ language }: ExhibitProps) => {
  const { section, all, paragraph, status, action } = words[language];
  return (
    <div className={wide}>
      <Page width="work">
        <Section
          level={3}
          title={section}
          aside={
            <a href="#main" className={textLink({ standing: 'alone' })}>
              {all}
            </a>
          }
        >
          <p className={text()}>{paragraph}</p>
          <StatusDot tone="success">{status}</StatusDot>
          <div>
            <Button variant="outline">{action}</Button>
          </div>
        </Section>
      </Page>
    </div>
  );
};

export const Cards = ({ language }: ExhibitProps) => {
  const { card: said, longWord } = words[language];
  return (
    <>
      <Card className={card}>{said}</Card>
      <Card tone="raised" className={card}>
        {said}
      </Card>
      <Card tone="accent" className={card}>
        {said}
      </Card>
      <Card padding="lg" className={card}>
        <p className={text()}>{longWord}</p>
      </Card>
    </>
  );
};

export const Texts = ({ language }: ExhibitProps) => {
  const { lead, paragraph, tones: said, longWord, section } = words[language];
  return (
    <div className={column}>
      {sizes.map((size) => (
        <p key={size} className={heading({ size })}>
          {section}
        </p>
      ))}
      <p className={text({ size: 'label' })}>{section}</p>
      <p className={text({ size: 'lead' })}>{lead}</p>
      <p className={text()}>{paragraph}</p>
      <p className={text({ size: 'number' })}>.931</p>
      {tones.map((tone, place) => (
        <p key={tone} className={text({ tone })}>
          {said[place]}
        </p>
      ))}
      <p className={text()}>{longWord}</p>
    </div>
  );
};
