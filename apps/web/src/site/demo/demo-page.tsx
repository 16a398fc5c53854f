import { textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { type DemoName, demoPath } from '../../i18n/demo-pages.ts';
import { Html } from '../../page/html.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { Dot } from '../../sections/dot.tsx';
import { publicOrigin } from '../../server/public-origin.ts';
import { PrintedFoot } from '../../shared-portfolio/printed-foot.tsx';
import { ClosingCta } from '../closing-cta.tsx';
import { demoFirstNames, otherDemo } from './demo-names.ts';

const notice = css({
  maxWidth: 'wide',
  mx: 'auto',
  paddingInline: { base: '4', sm: '6', md: '8' },
  paddingBlockStart: { base: '1', md: '4' },
  marginBlockEnd: { base: '-3', md: '-4' },
  _print: { display: 'none' },
});

const onScreen = css({ _print: { display: 'none' } });

interface DemoPageProps {
  readonly name: DemoName;
  /** The rendered portfolio. */
  readonly portfolio: string;
  readonly date: string;
}

/** A fictional athlete's page as a scout sees it. */
export const DemoPage = ({ name, portfolio, date }: DemoPageProps) => {
  const other = otherDemo(name);
  return (
    <>
      <aside className={notice} aria-label={m.demo_notice_label()}>
        {m.demo_notice()}
        <Dot />
        <a href={demoPath(getLocale(), other)} className={textLink({ standing: 'alone' })}>
          {m.demo_other({ name: demoFirstNames[other] })}
        </a>
      </aside>
      <Html>{portfolio}</Html>
      <div className={onScreen}>
        <ClosingCta title={m.demo_turn_title()} says={m.landing_assurance()} />
      </div>
      <PrintedFoot address={`${publicOrigin()}${demoPath(getLocale(), name)}`} date={date} />
    </>
  );
};
