import type { PublicDocument } from '@palmares/domain/shared-portfolio';
import { FileText, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { ViewProps } from '../section-view.ts';
import { useWrittenLanguage } from '../written-language.ts';
import { documentFacts } from './document-facts.ts';

const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  _print: { flexDirection: 'row', flexWrap: 'wrap' },
});
const row = css({ display: 'flex', gap: '3', minWidth: '0', overflowWrap: 'anywhere' });
const icon = css({ flexShrink: '0', color: 'fg.muted', _print: { display: 'none' } });
const words = css({ display: 'flex', flexDirection: 'column', minWidth: '0' });
const facts = css({ color: 'fg.muted' });

/** The documents with a link to each file. */
export const DocumentsView = ({ content: documents }: ViewProps<readonly PublicDocument[]>) => {
  const lang = useWrittenLanguage();
  return (
    <ul className={list}>
      {documents.map((document) => (
        <li key={document.address} className={row}>
          <FileText aria-hidden size={24} className={icon} />
          <span className={words}>
            <a href={document.address} download className={textLink({})} lang={lang}>
              {document.name}
            </a>{' '}
            <span className={facts}>{documentFacts(document)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};
