import { useState } from 'react';
import type { PercentCrop } from 'react-image-crop';
import { cutOut, readPhoto } from './photo.ts';

const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

interface Photo {
  canvas: HTMLCanvasElement;
  url: string;
}

const partOf = (canvas: HTMLCanvasElement, { x, y, width, height }: PercentCrop) => ({
  x: (x / 100) * canvas.width,
  y: (y / 100) * canvas.height,
  width: Math.max(1, (width / 100) * canvas.width),
  height: Math.max(1, (height / 100) * canvas.height),
});

/** A photo of which a part is framed; `keep` is given that part whenever the frame has been set, and "" once it is gone. */
export function usePhoto(keep: (picture: string) => void) {
  const [photo, setPhoto] = useState<Photo>();
  const [crop, setCrop] = useState(whole);
  const [fault, setFault] = useState<string>();
  const cut = (canvas: HTMLCanvasElement, frame: PercentCrop) =>
    // A click beside the frame leaves one without any area: all of it is meant.
    keep(cutOut(canvas, partOf(canvas, frame.width === 0 || frame.height === 0 ? whole : frame)));
  const attempt = async (work: () => unknown) => {
    setFault(undefined);
    try {
      await work();
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    url: photo?.url,
    crop,
    fault,
    setCrop,
    frame: (frame: PercentCrop) => void (photo && attempt(() => cut(photo.canvas, frame))),
    take: (file: File | undefined) =>
      attempt(async () => {
        if (!file) return;
        const canvas = await readPhoto(file);
        setPhoto({ canvas, url: canvas.toDataURL('image/jpeg', 0.8) });
        setCrop(whole);
        cut(canvas, whole);
      }),
    remove: () => {
      setPhoto(undefined);
      setFault(undefined);
      keep('');
    },
  };
}
