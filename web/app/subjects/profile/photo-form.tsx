import { photoAt } from '@careerscoop/contract/accounts';
import { ImageUp } from 'lucide-react';
import { Suspense, useEffect, useState, type ChangeEvent } from 'react';
import { fetched } from '../../lib/fetched.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError, FieldHint } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/waiting.tsx';
import { cutSquare, type Area } from './cut-square.ts';
import defaultPhoto from './default-photo.svg?url';
import { isWhole } from './is-whole.ts';
import { photoFault } from './photo-fault.ts';
import { useRemovePhoto, useSavePhoto } from './profile.queries.ts';
import './photo-form.css';

const PhotoCrop = fetched(() => import('./photo-crop.tsx'));
const UNREADABLE = 'This photo could not be read. Please choose another one.';
const CUT_OFF = 'A part of this photo is missing: its file is not whole. Please choose another one, or fetch it again.';

interface PhotoFormProps {
  /** The present photo's address. */
  photo: string | null;
  onDone: () => void;
  onCancel: () => void;
}

/** Chooses a photo and the square of it that is shown. A refused one stays, so that nothing has to be done again. */
export function PhotoForm({ photo, onDone, onCancel }: PhotoFormProps) {
  const [chosen, setChosen] = useState<string>();
  const [area, setArea] = useState<Area>();
  const [fault, setFault] = useState<string>();
  const save = useSavePhoto();
  const remove = useRemovePhoto();
  const refused = save.error?.fields['profile_image']?.[0];

  useEffect(
    () => () => {
      if (chosen) URL.revokeObjectURL(chosen);
    },
    [chosen],
  );

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file again counts as a choice.
    target.value = '';
    if (!file) return;
    const found = photoFault(file) ?? (await contentFault(file));
    save.reset();
    setFault(found);
    if (found) return;
    setArea(undefined);
    setChosen(URL.createObjectURL(file));
  }

  async function send() {
    if (!chosen || !area) return setFault('Please choose a photo first.');
    const square = await cutSquare(chosen, area).catch(() => undefined);
    if (square) save.mutate(square, { onSuccess: onDone });
    else setFault(UNREADABLE);
  }

  const error = fault ?? refused;
  const failed = (save.error && !refused ? save.error : remove.error)?.message;
  return (
    <div className="photo">
      {chosen ? (
        <Suspense fallback={<Spinner />}>
          <PhotoCrop
            image={chosen}
            onArea={setArea}
            onBroken={() => {
              setChosen(undefined);
              setFault(UNREADABLE);
            }}
          />
        </Suspense>
      ) : (
        <img
          className="photo__now"
          src={photo ? photoAt(photo, 512) : defaultPhoto}
          alt={photo ? 'Your photo now' : ''}
          width={192}
          height={192}
        />
      )}
      <div className={error ? 'field field--bad' : 'field'}>
        <label className="btn btn--line photo__choose">
          <ImageUp className="ic" /> {chosen ? 'Choose another photo' : 'Choose a photo'}
          <input
            type="file"
            name="profile_image"
            className="photo__file"
            accept=".png,.jpg,.jpeg,image/png,image/jpeg"
            aria-describedby={error ? 'profile_image-hint profile_image-error' : 'profile_image-hint'}
            aria-invalid={error ? true : undefined}
            onChange={(event) => void choose(event)}
          />
        </label>
        <FieldHint id="profile_image-hint" hint="A png, jpg or jpeg of at most 8 MB. Where and when it was taken is removed." />
        <div role="alert">
          <FieldError id="profile_image-error" error={error} />
        </div>
      </div>
      {failed && <Notice tone="bad">{failed}</Notice>}
      <div className="row photo__go">
        <Button kind="line" onClick={onCancel}>
          Cancel
        </Button>
        {photo && !chosen && (
          <Button kind="line" busy={remove.isPending} onClick={() => remove.mutate(undefined, { onSuccess: onDone })}>
            Remove photo
          </Button>
        )}
        <Button busy={save.isPending} onClick={() => void send()}>
          {save.isPending ? 'Saving…' : 'Save Changes'}
        </Button>
      </div>
    </div>
  );
}

/** What is wrong with the file itself, as far as its bytes tell before it is shown. */
async function contentFault(file: File): Promise<string | undefined> {
  const content = await file.arrayBuffer().catch(() => undefined);
  if (!content) return UNREADABLE;
  return isWhole(new Uint8Array(content)) ? undefined : CUT_OFF;
}
