const words = 'a portfolio of a student athlete who plays and learns and works ';

interface ConstantPageProps {
  readonly elements: number;
  readonly characters: number;
}

const MAX = 20_000;

/** Renders that many elements, which share that many characters. */
export const ConstantPage = ({ elements, characters }: ConstantPageProps) => {
  const share = Math.ceil(characters / elements);
  const text = words.repeat(Math.ceil(Math.min(share, MAX) / words.length)).slice(0, share);
  return Array.from({ length: Math.min(elements, MAX) }, (_, index) => index).map((index) => <p key={index}>{text}</p>);
};
