import { Accordion, text, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { ExamplePicture } from '../../drawings/athletes/example-picture.tsx';
import { siteAddress } from '../../page/site-address.ts';
import { m } from '../../paraglide/messages.js';
import { Figures } from '../../shared-portfolio/card-facts.tsx';
import { PlayerCard } from '../../shared-portfolio/player-card.tsx';
import { exampleFigures } from '../example/example-figures.ts';

const frame = css({ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' });
const card = css({
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
  overflow: 'clip',
  '& [data-card]': { border: 'none', borderRadius: 'none' },
  // On a phone the numbers are on the first screens too.
  '& [data-line=picture]': {
    maxHeight: { base: '[15rem]', md: '[none]' },
    justifyContent: { base: 'flex-start', md: 'flex-end' },
    // A phone has the poster's head and what lies beside it.
    mdDown: {
      '& > svg': {
        alignSelf: 'center',
        width: '[15rem]',
        height: '[18.75rem]',
        marginBlockStart: '[-0.5rem]',
        overflow: 'visible',
      },
    },
  },
});
/** Native `details`, so that it opens by keyboard and without a script. Growing, it moves the numbers below it. */
const story = css({
  paddingInline: { base: '4', md: '10' },
  '& > details::details-content': { transitionDuration: 'page' },
  '& > [open] > div': { animation: '[unfold {durations.page} {easings.standard}]' },
});
const told = css({ display: 'flex', flexDirection: 'column', gap: '4', color: 'fg' });
const greeting = css({ textStyle: 'heading' });
const strip = css({ '--inset': '1rem', containerType: 'inline-size', paddingInline: { md: '4' } });

/** A fictional athlete's card. When opened, its numbers make room for her words. */
export const OpeningCard = () => (
  <figure aria-label={m.landing_example_label()} className={frame}>
    <figcaption className={text({ size: 'label', tone: 'muted' })}>{m.landing_example_badge()}</figcaption>
    <div className={card}>
      <PlayerCard
        level="h2"
        firstName={m.landing_example_first_name()}
        lastName={m.landing_example_last_name()}
        kicker={[{ value: m.landing_example_kicker() }]}
        greeting={[]}
        facts={[
          { label: m.portfolio_fact_age(), value: m.portfolio_fact_age_value({ age: m.landing_example_age() }) },
          { label: m.portfolio_fact_category(), value: m.landing_example_level() },
          { label: m.portfolio_fact_team(), value: m.landing_example_team() },
        ]}
        picture={<ExamplePicture />}
      />
      <Accordion
        className={story}
        items={[
          {
            id: 'story',
            title: m.landing_example_open(),
            content: (
              <div className={told}>
                <p className={greeting}>
                  {m.landing_example_greeting1()} {m.landing_example_greeting2()}
                </p>
                <blockquote className={text({ size: 'lead' })}>
                  <p>{m.landing_example_words()}</p>
                </blockquote>
                <p className={text({ tone: 'muted' })}>{m.landing_example_goes_on()}</p>
              </div>
            ),
          },
        ]}
      />
      <div className={strip}>
        <Figures figures={exampleFigures()} />
      </div>
    </div>
    <p>
      <a href={siteAddress('portfolio-demo-gate')} className={textLink({ standing: 'alone' })}>
        {m.landing_example_whole()}
      </a>
    </p>
  </figure>
);
