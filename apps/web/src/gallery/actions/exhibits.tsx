import { Button } from '@palmares/ui';
import type { ExhibitGroup, ExhibitProps } from '../exhibit.ts';
import { words } from './words.ts';

const variants = ['solid', 'outline', 'ghost', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

const Buttons = ({ language }: ExhibitProps) => {
  const { save, long, remove } = words[language];
  return (
    <>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant === 'danger' ? remove : save}
        </Button>
      ))}
      {sizes.map((size) => (
        <Button key={size} size={size}>
          {save}
        </Button>
      ))}
      <Button disabled>{save}</Button>
      <Button loading>{save}</Button>
      <Button width="full">{long}</Button>
    </>
  );
};

export const actions: ExhibitGroup = { name: 'actions', exhibits: [{ name: 'Button', Shown: Buttons }] };
