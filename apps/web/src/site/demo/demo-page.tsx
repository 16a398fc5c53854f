import { buttonClass, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { type DemoName, demoPath } from '../../i18n/demo-pages.ts';
import { Html } from '../../page/html.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { publicOrigin } from '../../server/public-origin.ts';
import { PrintedFoot } from '../../shared-portfolio/printed-foot.tsx';
import { otherDemo } from './demo-names.ts';

const notice = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  maxWidth: 'wide',
  mx: 'auto',
  paddingInline: { base: '4', sm: '6', md: '8' },
  paddingBlockStart: '6',
  _print: { display: 'none' },
});

const athletes = {
  nora: { name: 'Nora', sport: m.demo_sport_goaltender },
  jade: { name: 'Jade', sport: m.demo_sport_swimmer },
} as const;

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
        <p>{m.demo_notice({ name: athletes[name].name })}</p>
        <a href={`/${getLocale()}/auth/sign-up`} className={buttonClass({ variant: 'outline', size: 'sm' })}>
          {m.demo_build()}
        </a>
        <a href={demoPath(getLocale(), other)} className={textLink({ standing: 'alone' })}>
          {m.demo_other({ name: athletes[other].name, sport: athletes[other].sport() })}
        </a>
      </aside>
      <Html>{portfolio}</Html>
      <PrintedFoot address={`${publicOrigin()}${demoPath(getLocale(), name)}`} date={date} />
    </>
  );
};
