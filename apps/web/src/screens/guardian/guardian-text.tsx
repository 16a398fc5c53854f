import { Accordion, Banner, prose, text } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { versionWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';

/** The headings of the text are smaller than the page's own. */
const body = css({ '& > h2': { textStyle: 'title' } });
const whole = css({ borderBlock: 'line', paddingBlock: '6' });

interface GuardianTextProps {
  readonly page: { readonly html: string; readonly version: string; readonly isTextNew?: boolean };
  /** True if the guardian agreed to it before; it is then folded up. */
  readonly isRead: boolean;
}

/** The text that a guardian agrees to. */
export const GuardianText = ({ page: { html, version, isTextNew = false }, isRead }: GuardianTextProps) => {
  const article = (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, whose reader refuses HTML
    <article className={cx(prose(), body, isRead ? '' : whole)} dangerouslySetInnerHTML={{ __html: html }} />
  );
  const dated = (
    <p className={text({ tone: 'muted' })}>{m.guardian_page_version({ version: versionWords(version) })}</p>
  );
  if (isRead)
    return (
      <Accordion
        level={2}
        items={[
          {
            id: 'text',
            title: m.guardian_page_confirm_read(),
            content: (
              <>
                {article}
                {dated}
              </>
            ),
          },
        ]}
      />
    );
  return (
    <>
      {isTextNew ? <Banner tone="warning">{m.guardian_page_confirm_changed()}</Banner> : null}
      {article}
      {dated}
    </>
  );
};
