import { CARD_RATIO } from '@palmares/domain/files';
import type { DraftContent } from '@palmares/domain/portfolio';
import { profilePictureContent } from '@palmares/domain/sections';
import { Button } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useRef, useState } from 'react';
import type { MyFile } from '../../api/files/file-port.ts';
import { useLoadedPart } from '../../browser/use-loaded-part.ts';
import { NoPictureDrawing } from '../../drawings/empty/no-picture.tsx';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { FileField } from '../kit/files/file-field.tsx';
import { limitsOf } from '../kit/files/upload-words.ts';
import { useUploads } from '../kit/files/use-uploads.ts';
import { loadQuestion } from '../kit/on-demand/parts.ts';
import { PartToCome } from '../kit/part-to-come.tsx';
import { useFieldErrors } from '../kit/use-field-errors.ts';
import type { EditorProps } from '../section-editor.ts';
import { type ChosenPicture, chosenPicture } from './chosen-picture.ts';
import { CroppedPicture } from './cropped-picture.tsx';
import { loadCropper } from './load-cropper.ts';

type ProfilePicture = DraftContent<'profile-picture'>;

const frame = css({ display: 'flex', flexDirection: 'column', gap: '6' });
// Both parts of a picture are as high as each other.
const current = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 3fr) minmax(0, 2fr)]',
  gap: '4',
  maxWidth: '[30rem]',
  '& > figure > div:first-child': { border: 'line', borderRadius: 'card' },
});
const caption = css({ marginBlockStart: '2', color: 'fg.muted', fontSize: 'label' });
const empty = css({ alignSelf: 'center' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
const quiet = css({ color: 'fg.muted' });

interface Cropping {
  readonly picture: ChosenPicture;
  /** A picture that the draft does not refer to yet. */
  readonly upload: MyFile | null;
}

const none: ProfilePicture = { fileId: '', crop: null, cardCrop: null };

export const ProfilePictureEditor = ({ content, edit, showErrors }: EditorProps<ProfilePicture>) => {
  const { fileId, crop, cardCrop } = content;
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const { Part: CropPicture, ask: askCropper } = useLoadedPart(loadCropper);
  const { Part: Question, ask: askQuestion } = useLoadedPart(loadQuestion);
  const field = useRef<HTMLDivElement>(null);
  const { errorOf } = useFieldErrors(profilePictureContent, content, showErrors);
  const { list, uploads } = useUploads({
    kind: 'picture',
    unnamed: m.profile_picture_file_label(),
    onReady: ({ file }) => setCropping({ picture: chosenPicture(file), upload: file }),
    isUsed: (id) => id === fileId,
  });

  // The pressed button disappears with what it was part of, and a lost focus would start again at the top of the page.
  const next = () => field.current?.querySelector('button') ?? null;
  const goOn = () => next()?.focus();
  const close = () => {
    setCropping(null);
    goOn();
  };
  const cancel = () => {
    if (cropping?.upload) uploads.putBack(cropping.upload);
    close();
  };
  const remove = () => {
    edit(() => none);
    setRemoving(false);
    toasts.show({
      title: m.profile_picture_removed(),
      action: {
        label: m.undo(),
        onClick: () => {
          edit(() => content);
          goOn();
        },
      },
    });
  };

  /** A picture whose question cannot be loaded goes at once; the notice has an undo. */
  const askToRemove = () => {
    setRemoving(true);
    askQuestion(() => {
      remove();
      goOn();
    });
  };

  return (
    <div className={frame}>
      {cropping || crop ? null : <NoPictureDrawing size={200} className={empty} />}
      {cropping && !CropPicture ? <PartToCome ask={askCropper} /> : null}
      {cropping && CropPicture ? (
        <CropPicture
          key={cropping.picture.fileId}
          chosen={cropping.picture}
          field={field}
          onUse={(picture) => {
            edit(() => picture);
            close();
          }}
          onCancel={cancel}
        />
      ) : null}
      {!cropping && crop ? (
        <>
          <div className={current}>
            <figure>
              <CroppedPicture key={fileId} fileId={fileId} crop={cardCrop ?? crop} ratio={CARD_RATIO} />
              <figcaption className={caption}>{m.profile_picture_part_card()}</figcaption>
            </figure>
            <figure>
              <CroppedPicture key={fileId} fileId={fileId} crop={crop} alt="" />
              <figcaption className={caption}>{m.profile_picture_part_square()}</figcaption>
            </figure>
          </div>
          <div className={actions}>
            <Button
              variant="outline"
              onClick={() => setCropping({ picture: { fileId, crop, cardCrop: cardCrop ?? null }, upload: null })}
            >
              {m.profile_picture_crop_open()}
            </Button>
            <Button variant="ghost" onClick={askToRemove}>
              {m.profile_picture_remove()}
            </Button>
          </div>
        </>
      ) : null}
      <div ref={field}>
        <FileField
          kind="picture"
          name="picture"
          camera="user"
          isFirst={!(crop || cropping)}
          list={list}
          uploads={uploads}
          room={1}
          words={{
            legend: m.profile_picture_file_label(),
            hint: m.profile_picture_hint(limitsOf('picture')),
            choose: crop || cropping ? m.profile_picture_choose_another() : m.profile_picture_choose(),
            processing: m.profile_picture_processing(),
            unused: m.profile_picture_unused(),
            use: m.profile_picture_continue(),
          }}
          error={errorOf('crop') ?? errorOf('cardCrop') ?? errorOf('fileId')}
        />
      </div>
      <p className={quiet}>
        {m.who_sees_picture()} {m.profile_picture_clean()}
      </p>
      {Question ? (
        <Question
          open={isRemoving}
          onOpenChange={setRemoving}
          title={m.profile_picture_remove_title()}
          description={m.list_remove_text()}
          confirmLabel={m.list_remove_confirm()}
          cancelLabel={m.list_remove_cancel()}
          onConfirm={remove}
          finalFocus={() => (crop ? null : next())}
        />
      ) : null}
    </div>
  );
};
