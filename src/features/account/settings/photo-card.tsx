import { chakra, Flex, Stack } from '@chakra-ui/react';
import { type ChangeEvent, useEffect, useState } from 'react';
import type { IntentPayloads } from '../../../device/db/intents.ts';
import { useLive } from '../../../device/hooks/hooks.ts';
import { listLane } from '../../../device/outbox/rows/outbox.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import type { Sync } from '../../../device/sync/sync-port.ts';
import { notices, sentenceFor } from '../../../domain/error-catalogue.ts';
import { serverWords } from '../../../domain/server-words.ts';
import { Hint } from '../../../ui/form/control.tsx';
import { Avatar } from '../../../ui/show/avatar.tsx';
import { BusyMark } from '../../../ui/show/busy-mark.tsx';
import { Button, ButtonLink } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { outcomeWords, type Words } from '../words.ts';
import { WordsNotice } from '../words-notice.tsx';
import { drawPhoto } from './draw-photo.ts';

/** The formats the hint names; the picker offers images only, but a person can choose around it. */
const PICTURES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif']);

const isPicture = (file: Pick<File, 'type'>): boolean => PICTURES.has(file.type);

const PHOTO_UPLOADED = 'Photo uploaded';

/** Uploads the chosen photo as `draw` makes it, or keeps it until there is a network. */
const uploadPhoto = async (
  sync: Pick<Sync, 'submit'>,
  photo: File | null,
  draw: typeof drawPhoto,
): Promise<Words> => {
  if (photo === null) return { tone: 'error', text: notices.noFileChosen };
  const payload = await draw(photo);
  if (payload === null) return { tone: 'error', text: sentenceFor('uploadPhoto', { kind: 'storage' }) };
  const outcome = await sync.submit({ intent: { kind: 'photo.upload', payload } });
  const words = outcomeWords('uploadPhoto', outcome, PHOTO_UPLOADED);
  const detail = outcome.kind === 'refused' ? serverWords(outcome.error) : null;
  return detail === null ? words : { ...words, detail };
};

/** A photo and where the browser shows it from. */
interface ShownPhoto {
  readonly file: File;
  readonly address: string;
}

/** The photo that did not reach the server yet; null where there is none. */
const useUnsentPhoto = (): ShownPhoto | null => {
  const row = useLive(
    async (db) => (await listLane(db, 'profile')).findLast(({ kind }) => kind === 'photo.upload'),
    [],
  );
  const [shown, setShown] = useState<ShownPhoto | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a try at it makes another row of the same photo
  useEffect(() => {
    if (row === undefined) return;
    const { bytes, type } = row.payload as IntentPayloads['photo.upload'];
    const file = new File([bytes], 'photo', { type });
    const address = URL.createObjectURL(file);
    setShown({ file, address });
    return () => {
      setShown(null);
      URL.revokeObjectURL(address);
    };
  }, [row?.id]);
  return shown;
};

const Preview = chakra('img', {
  base: { width: '96px', height: '96px', flex: 'none', borderRadius: 'full', objectFit: 'cover' },
});

interface Chosen {
  /** Null where the picker was closed without a picture. */
  readonly file: File | null;
  readonly address: string | null;
}

/** The photo: choose, look at it, then upload. */
export function PhotoCard({ name, photo }: { name: string; photo: string | null }) {
  const { sync } = usePorts();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [uploading, setUploading] = useState(false);
  const [words, setWords] = useState<Words | null>(null);
  const unsent = useUnsentPhoto();
  const address = chosen?.address ?? null;
  const shown = chosen ?? unsent;

  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address]);

  const refuse = (): void => {
    setChosen({ file: null, address: null });
    setWords({ tone: 'error', text: notices.noFileChosen });
  };
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0] ?? null;
    if (file !== null && !isPicture(file)) {
      refuse();
      return;
    }
    setWords(null);
    setChosen({ file, address: file === null ? null : URL.createObjectURL(file) });
  };
  const upload = async (): Promise<void> => {
    setUploading(true);
    setWords(null);
    const said = await uploadPhoto(sync, shown?.file ?? null, drawPhoto);
    setUploading(false);
    setWords(said);
    if (said.tone === 'success') setChosen(null);
  };

  return (
    <Card aria-labelledby="photo">
      <CardTitle id="photo" mb="4">
        Photo
      </CardTitle>
      <Flex gap="5" alignItems="center" flexWrap="wrap">
        {shown?.address == null ? (
          <Avatar name={name} src={photo} size="lg" />
        ) : (
          <Preview src={shown.address} alt="The photo you chose" onError={refuse} />
        )}
        <Stack gap="3" flex="1" minW="min(15rem, 100%)">
          {chosen === null && unsent !== null ? <Hint mt="0">This photo is not sent yet.</Hint> : null}
          <Hint mt="0" id="photo-hint">
            at least 800x800 px recommended, JPG, PNG or GIF allowed
          </Hint>
          <Flex gap="3" flexWrap="wrap">
            <ButtonLink
              asChild
              look="outline"
              css={{
                '&:has(input:focus-visible)': { outline: '3px solid var(--leaf)', outlineOffset: '2px' },
              }}
            >
              <label>
                Choose a photo
                <input
                  className="visually-hidden"
                  type="file"
                  accept="image/*"
                  aria-describedby="photo-hint"
                  disabled={uploading}
                  onChange={choose}
                />
              </label>
            </ButtonLink>
            {shown === null ? null : (
              <Button disabled={uploading} onClick={() => void upload()}>
                {uploading ? <BusyMark /> : null}
                {uploading ? 'Uploading...' : 'Upload photo'}
              </Button>
            )}
          </Flex>
        </Stack>
      </Flex>
      <chakra.div mt="4" _empty={{ display: 'none' }}>
        <WordsNotice words={words} />
      </chakra.div>
    </Card>
  );
}
