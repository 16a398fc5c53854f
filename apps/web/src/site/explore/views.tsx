import { Fragment, type ReactNode, useId } from 'react';
import { layout } from './explore-layout.ts';

interface ViewsProps {
  readonly views: readonly { readonly id: string; readonly name: string; readonly content: ReactNode }[];
}

/** Tabs without a script: a radio button shows the view after it. Print has all of them. */
export const Views = ({ views }: ViewsProps) => {
  const group = useId();
  return (
    <div className={layout.views}>
      {views.map(({ id, name, content }, index) => (
        <Fragment key={id}>
          <input
            type="radio"
            id={`view-${id}`}
            name={group}
            defaultChecked={index === 0}
            className={layout.viewChoice}
          />
          <label htmlFor={`view-${id}`} className={layout.viewName}>
            {name}
          </label>
          <section aria-label={name} className={layout.view}>
            {content}
          </section>
        </Fragment>
      ))}
    </div>
  );
};
