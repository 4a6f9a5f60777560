import { Button, Group, Kbd, Text } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { useShortcut } from '../../../components/shortcuts.ts';
import type { Point } from '../picture/ScanPicture.tsx';

const cornerNames = ['左上', '右上', '左下', '右下'] as const;

interface Props {
  corners: readonly Point[] | undefined;
  onCorners: (corners: readonly Point[] | undefined) => void;
}

/** Has the corner marks pointed at in the picture, one after the other. */
export function Corners({ corners, onCorners }: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const toggle = () => onCorners(corners === undefined ? [] : undefined);
  useShortcut('c', '点出四角', toggle);
  return (
    <>
      <Group>
        <Button
          ref={button}
          variant={corners === undefined ? 'filled' : 'default'}
          rightSection={<Kbd size="xs">C</Kbd>}
          onClick={toggle}
        >
          {corners === undefined ? '点出四角' : '不点了'}
        </Button>
      </Group>
      {corners && (
        <Text fz={13} role="status">
          请点{cornerNames[corners.length]}角定位标记的中心（{corners.length + 1} / 4）
        </Text>
      )}
    </>
  );
}
