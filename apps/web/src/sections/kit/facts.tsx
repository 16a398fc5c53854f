import { css } from '@palmares/ui/styled-system/css';
import { Fragment, type ReactNode } from 'react';

const dot = '1rem';
/** A dot comes before each fact; the one at the start of a line is cut off, so that no line begins or ends with it. */
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `[-${dot}]`,
  clipPath: `[inset(0 0 0 ${dot})]`,
  color: 'fg.muted',
  '& > *': {
    minWidth: '0',
    paddingInlineStart: `[${dot}]`,
    position: 'relative',
    _before: {
      content: '"·" / ""',
      position: 'absolute',
      insetInlineStart: '0',
      width: `[${dot}]`,
      textAlign: 'center',
    },
  },
});

/** Breaks an address that is too wide before its signs. */
const breakable = (fact: string): ReactNode =>
  /^\S+[@.]\S+$/.test(fact)
    ? fact.split(/(?=[@.])/).map((part, index) => (
        <Fragment key={part}>
          {index === 0 ? null : <wbr />}
          {part}
        </Fragment>
      ))
    : fact;

/** Facts on one line, or on as many as they need. The spaces are for screen readers. */
export const Facts = ({ facts }: { readonly facts: readonly string[] }) => (
  <span className={line}>
    {facts.map((fact) => (
      <span key={fact}> {breakable(fact)}</span>
    ))}
  </span>
);
