import { useState } from 'react';
import type { PercentCrop } from 'react-image-crop';
import { cutOut, readPhoto } from './photo.ts';
import type { SmallPhoto } from './photo-worker.ts';

const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

const partOf = ({ pixels }: SmallPhoto, { x, y, width, height }: PercentCrop) => ({
  x: (x / 100) * pixels.width,
  y: (y / 100) * pixels.height,
  width: Math.max(1, (width / 100) * pixels.width),
  height: Math.max(1, (height / 100) * pixels.height),
});

/** A photo of which a part is framed; `keep` is given that part whenever the frame has been set, and "" once it is gone. */
export function usePhoto(keep: (picture: string) => void) {
  const [photo, setPhoto] = useState<SmallPhoto>();
  const [crop, setCrop] = useState(whole);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setFault(undefined);
    try {
      await work();
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  const change = (next: SmallPhoto | undefined) => {
    photo?.pixels.close();
    setPhoto(next);
    setCrop(whole);
    keep(next?.url ?? '');
  };
  return {
    url: photo?.url,
    /** A photo is on its way. */
    busy,
    crop,
    fault,
    setCrop,
    frame: (frame: PercentCrop) =>
      void attempt(async () => {
        if (!photo) return;
        // A click beside the frame leaves one without any area: all of it is meant.
        keep(frame.width === 0 || frame.height === 0 ? photo.url : await cutOut(photo, partOf(photo, frame)));
      }),
    take: (file: File | undefined) =>
      attempt(async () => {
        if (!file) return;
        setBusy(true);
        await readPhoto(file)
          .then(change)
          .finally(() => setBusy(false));
      }),
    remove: () => {
      setFault(undefined);
      change(undefined);
    },
  };
}
