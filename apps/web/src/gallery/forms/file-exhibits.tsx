import { FieldGroup, FileDrop, type FileDropLabels, FileRow, type UploadedFile, useLeavingFocus } from '@palmares/ui';
import { useRef, useState } from 'react';
import { languageTag } from '../../i18n/language.ts';
import { Column } from '../column.tsx';
import type { Exhibit, ExhibitProps } from '../exhibit.ts';
import { fileWords } from './file-words.ts';

const document = ['image/jpeg', 'image/png', 'application/pdf'];
const megabyte = 1_000_000;
const maximum = 15 * 2 ** 20;

const labelsOf = (language: ExhibitProps['language']): FileDropLabels => {
  const { more, refused, ...labels } = fileWords[language];
  return { ...labels, chooseAnother: more, refused: (name, reason, limits) => refused[reason](name, limits) };
};

interface DocumentsProps extends ExhibitProps {
  readonly start: readonly UploadedFile[];
  readonly error?: string;
  readonly maxFiles?: number;
  readonly offline?: boolean;
  readonly disabled?: boolean;
}

const Documents = ({ language, start, error, maxFiles = 10, offline, disabled }: DocumentsProps) => {
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
            ...added.map(
              ({ name, size, type }): UploadedFile => ({ id: crypto.randomUUID(), name, size, type, state: 'waiting' }),
            ),
          ])
        }
        onCancel={without}
        onRemove={without}
        onRetry={(id) => setFiles(files.map((file) => (file.id === id ? { ...file, state: 'waiting' } : file)))}
        onRename={(id, name) => setFiles(files.map((file) => (file.id === id ? { ...file, name } : file)))}
        accept={document}
        maxSize={maximum}
        maxFiles={maxFiles}
        camera="environment"
        language={languageTag(language)}
        labels={labelsOf(language)}
        offline={offline}
        disabled={disabled}
      />
    </FieldGroup>
  );
};

const pdf = 'application/pdf';

/** A file in each state. */
const everyState = (language: ExhibitProps['language']): readonly [UploadedFile, ...UploadedFile[]] => {
  const w = fileWords[language];
  const [first, second, third, fourth, fifth, sixth, seventh] = w.names;
  const href = '/icon-512.png';
  return [
    { id: 'a', name: first, size: 1.24 * megabyte, type: pdf, pages: 12, state: 'ready', href },
    { id: 'b', name: second, size: 12.6 * megabyte, type: pdf, state: 'uploading', progress: 0.4 },
    { id: 'c', name: third, size: 0.38 * megabyte, type: 'image/png', state: 'waiting' },
    { id: 'd', name: fourth, size: 2.1 * megabyte, type: pdf, state: 'failed', error: w.lost },
    { id: 'e', name: fifth, size: 0.9 * megabyte, type: 'image/jpeg', state: 'processing' },
    { id: 'f', name: sixth, size: 0.7 * megabyte, type: pdf, state: 'refused', error: w.locked },
    { id: 'g', name: seventh, size: 0.2 * megabyte, type: pdf, pages: 1, state: 'unused' },
  ];
};

const Drops = ({ language }: ExhibitProps) => {
  const every = everyState(language);
  return (
    <Column>
      <Documents language={language} start={[]} />
      <Documents language={language} start={[]} error={fileWords[language].missing} />
      <Documents language={language} start={every.slice(0, 1)} maxFiles={1} />
      <Documents language={language} start={[...every.slice(0, 1), ...every.slice(2, 3)]} maxFiles={2} />
      <Documents language={language} start={every.slice(0, 1)} offline />
      <Documents language={language} start={[]} disabled />
    </Column>
  );
};

const Rows = ({ language }: ExhibitProps) => {
  const [files, setFiles] = useState(everyState(language).slice());
  const list = useRef<HTMLUListElement>(null);
  const leave = useLeavingFocus(files, list);
  const remove = leave((id) => setFiles(files.filter((file) => file.id !== id)));
  return (
    <Column>
      <ul ref={list} tabIndex={-1} aria-label={fileWords[language].documents}>
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            language={languageTag(language)}
            labels={labelsOf(language)}
            onCancel={remove}
            onRemove={remove}
            onRetry={remove}
            onUse={remove}
            onRename={(id, name) => setFiles(files.map((each) => (each.id === id ? { ...each, name } : each)))}
          />
        ))}
      </ul>
    </Column>
  );
};

export const fileExhibits: readonly Exhibit[] = [
  { name: 'FileDrop', Component: Drops },
  { name: 'FileRow', Component: Rows },
];
