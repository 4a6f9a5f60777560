import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Says that what is typed has been changed elsewhere meanwhile, and that nothing of it is lost. */
export const BehindNote = (): ReactNode => (
  <Text size="sm" c="orange.9" role="status">
    你填写期间，考试已被修改；填写的内容还在，保存时可以选择保留哪一份。
  </Text>
);
