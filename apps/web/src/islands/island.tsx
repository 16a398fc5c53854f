import type { ReactNode } from 'react';

interface IslandProps {
  readonly name: string;
  /** The component's props in the browser, which must survive JSON. */
  readonly props: object;
  readonly children: ReactNode;
}

/** A part of a kept page that acts in the browser: {@link KeptPage} hydrates it by its name. */
export const Island = ({ name, props, children }: IslandProps) => (
  <div data-island={name} data-props={JSON.stringify(props)}>
    {children}
  </div>
);
