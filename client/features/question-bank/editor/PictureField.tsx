import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { EntryGroup } from '../../../components/form/Entries.tsx';
import { useForm } from '../../../components/form/form-context.ts';
import { pickFile } from '../../../components/upload/pick-file.ts';
import type { QuestionForm } from './form.ts';
import { pictureEndings, pictureHint, readPicture } from './picture.ts';
import styles from './editor.module.css';

/** The picture of a question: a file that is chosen, or pasted anywhere in the editor. */
export function PictureField(): ReactNode {
  const { values, errors, setFieldValue } = useForm<Pick<QuestionForm, 'figure'>>();
  const [fault, setFault] = useState<string>();
  const { figure } = values;
  const take = async (file: File | undefined) => {
    if (!file) return;
    setFault(undefined);
    try {
      setFieldValue('figure', await readPicture(file));
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  usePastedPicture((file) => void take(file));
  return (
    <EntryGroup
      name="figure"
      label="图片"
      error={fault ?? (errors.figure as string | undefined)}
      help={`${pictureHint}；也可以直接粘贴截图。`}
    >
      <div className={styles.picture}>
        {figure !== '' && <img src={figure} alt="题目配图" />}
        <Button size="compact-sm" variant="default" onClick={() => void pickFile(pictureEndings).then(take)}>
          {figure === '' ? '上传图片' : '更换图片'}
        </Button>
        {figure !== '' && (
          <Button size="compact-sm" variant="subtle" color="red" c="red.9" onClick={() => setFieldValue('figure', '')}>
            移除图片
          </Button>
        )}
      </div>
    </EntryGroup>
  );
}

/** Takes a picture that is pasted while the editor is open; pasted text goes where it belongs. */
function usePastedPicture(take: (file: File) => void): void {
  const onPaste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    const picture = [...(clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (picture) take(picture);
  });
  useEffect(() => {
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, []);
}
