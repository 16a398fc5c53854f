import {
  ArrowRight,
  Button,
  buttonClass,
  Chip,
  Copy,
  Eye,
  IconButton,
  Plus,
  Trash2,
  text,
  textLink,
} from '@palmares/ui';
import { useState } from 'react';
import type { ExhibitGroup, ExhibitProps } from '../exhibit.ts';
import { words } from './words.ts';

const variants = ['solid', 'outline', 'ghost', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

const Buttons = ({ language }: ExhibitProps) => {
  const { save, remove } = words[language];
  return variants.map((variant) => (
    <Button key={variant} variant={variant}>
      {variant === 'danger' ? remove : save}
    </Button>
  ));
};

const ButtonSizes = ({ language }: ExhibitProps) =>
  sizes.map((size) => (
    <Button key={size} size={size}>
      {words[language].save}
    </Button>
  ));

const ButtonStates = ({ language }: ExhibitProps) => {
  const { save, remove } = words[language];
  return variants.flatMap((variant) => [
    <Button key={`${variant} disabled`} variant={variant} disabled>
      {variant === 'danger' ? remove : save}
    </Button>,
    <Button key={`${variant} loading`} variant={variant} loading>
      {variant === 'danger' ? remove : save}
    </Button>,
  ]);
};

const ButtonContents = ({ language }: ExhibitProps) => {
  const { add, next, long } = words[language];
  return (
    <>
      <Button variant="outline">
        <Plus aria-hidden size={20} />
        {add}
      </Button>
      <Button>
        {next}
        <ArrowRight aria-hidden size={20} />
      </Button>
      <Button width="full">{long}</Button>
    </>
  );
};

const IconButtons = ({ language }: ExhibitProps) => {
  const { copy, remove, bold } = words[language];
  const [pressed, setPressed] = useState(true);
  return (
    <>
      {variants.map((variant) => (
        <IconButton key={variant} variant={variant} label={variant === 'danger' ? remove : copy}>
          {variant === 'danger' ? <Trash2 aria-hidden size={20} /> : <Copy aria-hidden size={20} />}
        </IconButton>
      ))}
      <IconButton label={copy} variant="outline" disabled>
        <Copy aria-hidden size={20} />
      </IconButton>
      <IconButton label={copy} variant="outline" loading>
        <Copy aria-hidden size={20} />
      </IconButton>
      <IconButton label={bold} aria-pressed={pressed} onClick={() => setPressed(!pressed)}>
        <Eye aria-hidden size={20} />
      </IconButton>
    </>
  );
};

const Chips = ({ language }: ExhibitProps) => {
  const { stats } = words[language];
  const [chosen, setChosen] = useState<string | undefined>(stats[1]);
  return stats.map((stat) => (
    <Chip key={stat} pressed={stat === chosen} onClick={() => setChosen(stat === chosen ? undefined : stat)}>
      {stat}
    </Chip>
  ));
};

const Links = ({ language }: ExhibitProps) => {
  const { before, link, after, open } = words[language];
  const here = '#main';
  return (
    <>
      <p className={text()}>
        {before}
        <a href={here} className={textLink()}>
          {link}
        </a>
        {after}
      </p>
      <a href={here} className={textLink({ standing: 'alone' })}>
        {link}
        <ArrowRight aria-hidden size={18} />
      </a>
      <a href={here} className={buttonClass({ variant: 'outline' })}>
        {open}
      </a>
      <a href={here} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
        {open}
      </a>
    </>
  );
};

export const actions: ExhibitGroup = {
  exhibits: [
    { name: 'Button', Component: Buttons },
    { name: 'Button size', Component: ButtonSizes },
    { name: 'Button disabled, loading', Component: ButtonStates },
    { name: 'Button with an icon, full width', Component: ButtonContents },
    { name: 'IconButton', Component: IconButtons },
    { name: 'Chip', Component: Chips },
    { name: 'textLink, buttonClass', Component: Links },
  ],
};
