import { Accordion, Banner, prose, text } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { versionWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';

/** The headings of the text are smaller than the page's own. */
const body = css({ '& > h2': { textStyle: 'title' } });

interface GuardianTextProps {
  readonly page: { readonly html: string; readonly version: string; readonly isTextNew?: boolean };
  /** True if the guardian agreed before, by the first of two mails. */
  readonly isSecond: boolean;
}

/** The text that a guardian agrees to, folded up unless it has changed since they did. */
export const GuardianText = ({ page: { html, version, isTextNew = false }, isSecond }: GuardianTextProps) => (
  <div>
    {isTextNew ? <Banner tone="warning">{m.guardian_page_confirm_changed()}</Banner> : null}
    <Accordion
      level={2}
      open={isTextNew ? 'text' : undefined}
      items={[
        {
          id: 'text',
          title: isSecond ? m.guardian_page_confirm_read() : m.guardian_page_read(),
          content: (
            <>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, whose reader refuses HTML */}
              <article className={cx(prose(), body)} dangerouslySetInnerHTML={{ __html: html }} />
              <p className={text({ tone: 'muted' })}>{m.guardian_page_version({ version: versionWords(version) })}</p>
            </>
          ),
        },
      ]}
    />
  </div>
);
