import { Accordion, text, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { siteAddress } from '../../page/site-address.ts';
import { m } from '../../paraglide/messages.js';
import { exampleFigures } from '../example/example-figures.ts';
import { ExamplePlayerCard } from '../example/example-player-card.tsx';

const frame = css({ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' });
const card = css({
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
  overflow: 'clip',
  '& [data-card]': { border: 'none', borderRadius: 'none' },
  // The numbers are on the first screen: on a phone the picture is beside the name, at a desk it is low.
  '& [data-card] > div': {
    '--largest-name': '5.5rem',
    md: { '--picture': '14rem' },
    mdDown: {
      '--picture': '38cqi',
      '--name-room': 'calc(62cqi - 2 * var(--inset) - 0.125rem)',
      gridTemplateAreas: '"words picture" "facts picture" "figures figures"',
      gridTemplateRows: '[auto 1fr auto]',
    },
  },
  // The season's strip is the edge of the picture too.
  '& [data-card] [data-line=facts]': { mdDown: { paddingBlockEnd: '3' } },
  '& [data-card] [data-line=figures]': { mdDown: { marginBlockStart: '0' } },
  '& [data-card] [data-line=picture]': {
    width: '[var(--picture)]',
    mdDown: {
      alignSelf: 'stretch',
      justifyContent: 'flex-end',
      margin: '0',
      bg: 'picture.ground',
      // The picture continues above the poster, which is lower than the words beside it.
      '& > svg': { borderRadius: 'none', overflow: 'visible' },
    },
  },
});
/** Native `details`, so that it opens by keyboard and without a script. */
const story = css({
  paddingInline: { base: '4', md: '6' },
  '& > details': { borderBlockEnd: 'none' },
  '& > details::details-content': { transitionDuration: 'page' },
  '& > [open] > div': { animation: '[unfold {durations.page} {easings.standard}]' },
});
const told = css({ display: 'flex', flexDirection: 'column', gap: '4', color: 'fg' });
const greeting = css({ textStyle: 'heading' });

/** A fictional athlete's card, which opens to her words. */
export const OpeningCard = () => (
  <figure aria-label={m.landing_example_label()} className={frame}>
    <figcaption className={text({ size: 'label', tone: 'muted' })}>{m.landing_example_badge()}</figcaption>
    <div className={card}>
      <ExamplePlayerCard brief level="h2" greeting={[]} figures={exampleFigures()} />
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
    </div>
    <p>
      <a href={siteAddress('portfolio-demo-gate')} className={textLink({ standing: 'alone' })}>
        {m.landing_example_whole()}
      </a>
    </p>
  </figure>
);
