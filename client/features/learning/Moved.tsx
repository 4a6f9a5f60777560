import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../components/page/Card.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';

/** Somebody whom the address names is not in the class, or no longer. */
export const Moved = ({ showOthers }: { showOthers: () => void }): ReactNode => (
  <Card>
    <EmptyState text="这名学生已不在这个班级，可能转班、毕业或离校。可以换到现在的班级，或看本班其他学生。">
      <Button variant="default" onClick={showOthers}>
        看本班学生
      </Button>
    </EmptyState>
  </Card>
);
