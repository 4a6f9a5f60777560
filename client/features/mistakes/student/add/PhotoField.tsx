import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import ReactCrop from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { EntryGroup } from '../../../../components/form/Entries.tsx';
import { useForm } from '../../../../components/form/form-context.ts';
import { pickFile } from '../../../../components/upload/pick-file.ts';
import styles from './add.module.css';
import { photoEndings, photoHint } from './photo.ts';
import { usePhoto } from './use-photo.ts';

/** A photo of the answer, of which only the part that is framed is kept; it is cut before it leaves the browser. */
export function PhotoField(): ReactNode {
  const { setFieldValue, errors } = useForm<{ picture: string }>();
  const { url, busy, crop, fault, setCrop, frame, take, remove } = usePhoto((picture) =>
    setFieldValue('picture', picture),
  );
  return (
    <EntryGroup
      name="picture"
      label="作答的照片"
      error={fault ?? (errors.picture as string | undefined)}
      help={url ? '拖动边框，只留下这道题的作答；框外的内容不会上传。' : `${photoHint}，可不填。`}
    >
      <div className={styles.photo}>
        {url && (
          <ReactCrop
            className={styles.crop}
            crop={crop}
            onChange={(_, percent) => setCrop(percent)}
            onComplete={(_, percent) => frame(percent)}
            ariaLabels={cropLabels}
          >
            <img src={url} alt="要裁剪的照片" />
          </ReactCrop>
        )}
        <div className={styles.buttons}>
          <Button
            size="compact-sm"
            variant="default"
            loading={busy}
            onClick={() => void pickFile(photoEndings).then(take)}
          >
            {url ? '换一张' : '选择照片'}
          </Button>
          {url && (
            <Button size="compact-sm" variant="subtle" color="red" c="red.9" onClick={remove}>
              移除照片
            </Button>
          )}
        </div>
      </div>
    </EntryGroup>
  );
}

const handle = (place: string) => `调整裁剪框的${place}，用方向键`;

const cropLabels = {
  cropArea: '移动裁剪框，用方向键',
  nwDragHandle: handle('左上角'),
  nDragHandle: handle('上边'),
  neDragHandle: handle('右上角'),
  eDragHandle: handle('右边'),
  seDragHandle: handle('右下角'),
  sDragHandle: handle('下边'),
  swDragHandle: handle('左下角'),
  wDragHandle: handle('左边'),
};
