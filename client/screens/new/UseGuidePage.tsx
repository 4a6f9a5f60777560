import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { Screen } from '../../components/page/Screen.tsx';
import { Guides } from '../../features/guide/Guides.tsx';

/** 使用指南: how things are done, for the role that reads it. */
export function Page(): ReactNode {
  return (
    <Screen title="使用指南">
      <Guides />
    </Screen>
  );
}
