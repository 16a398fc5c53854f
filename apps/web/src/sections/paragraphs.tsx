import { heading } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useWrittenLanguage } from './written-language.ts';

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  maxWidth: 'prose',
  '& p': { lineHeight: 'body', whiteSpace: 'pre-line', overflowWrap: 'break-word' },
  _print: { gap: '1', maxWidth: 'full' },
});

interface ParagraphsProps {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** A titled text in a section of the portfolio; nothing if it is empty. */
export const Paragraphs = ({ title, paragraphs }: ParagraphsProps) => {
  const lang = useWrittenLanguage();
  if (paragraphs.length === 0) return null;
  return (
    <div className={frame}>
      <h3 className={heading({ size: 'sm' })}>{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} lang={lang}>
          {paragraph}
        </p>
      ))}
    </div>
  );
};
