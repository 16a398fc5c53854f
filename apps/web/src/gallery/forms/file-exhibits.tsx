import { FieldGroup, FileDrop, type FileDropLabels, type UploadedFile } from '@palmares/ui';
import { useState } from 'react';
import { languageTag } from '../../i18n/language.ts';
import { Column } from '../column.tsx';
import type { Exhibit, ExhibitProps } from '../exhibit.ts';
import { fileWords } from './file-words.ts';

const document = ['application/pdf', 'image/jpeg', 'image/png'];
const megabyte = 1_000_000;

const labelsOf = (language: ExhibitProps['language']): FileDropLabels => {
  const { more, refused, ...labels } = fileWords[language];
  return { ...labels, chooseAnother: more, refused: (name, reason) => refused[reason](name) };
};

interface DocumentsProps extends ExhibitProps {
  readonly start: readonly UploadedFile[];
  readonly error?: string;
  readonly maxFiles?: number;
  readonly disabled?: boolean;
}

const Documents = ({ language, start, error, maxFiles = 10, disabled }: DocumentsProps) => {
  const w = fileWords[language];
  const [files, setFiles] = useState(start);
  const without = (id: string) => setFiles(files.filter((file) => file.id !== id));
  return (
    <FieldGroup legend={w.documents} hint={w.documentsHint} error={error}>
      <FileDrop
        files={files}
        onAdd={(added) =>
          setFiles([
            ...files,
            ...added.map(({ name, size }): UploadedFile => ({ id: crypto.randomUUID(), name, size, state: 'waiting' })),
          ])
        }
        onCancel={without}
        onRemove={without}
        onRetry={(id) => setFiles(files.map((file) => (file.id === id ? { ...file, state: 'waiting' } : file)))}
        accept={document}
        maxSize={15 * megabyte}
        maxFiles={maxFiles}
        language={languageTag(language)}
        labels={labelsOf(language)}
        disabled={disabled}
      />
    </FieldGroup>
  );
};

const Drops = ({ language }: ExhibitProps) => {
  const w = fileWords[language];
  const [first, second, third, fourth] = w.names;
  const every: readonly UploadedFile[] = [
    { id: 'a', name: first, size: 1.24 * megabyte, state: 'done' },
    { id: 'b', name: second, size: 12.6 * megabyte, state: 'uploading', progress: 0.4 },
    { id: 'c', name: third, size: 0.38 * megabyte, state: 'waiting' },
    { id: 'd', name: fourth, size: 2.1 * megabyte, state: 'failed', error: w.lost },
  ];
  return (
    <Column>
      <Documents language={language} start={[]} />
      <Documents language={language} start={every} />
      <Documents language={language} start={[]} error={w.missing} />
      <Documents language={language} start={every.slice(0, 1)} maxFiles={1} />
      <Documents language={language} start={[...every.slice(0, 1), ...every.slice(2, 3)]} maxFiles={2} />
      <Documents language={language} start={[]} disabled />
    </Column>
  );
};

export const fileExhibits: readonly Exhibit[] = [{ name: 'FileDrop', Component: Drops }];
