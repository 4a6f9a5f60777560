import { Anchor, Group } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { useWords } from '../words.ts';
import { useCreateClass } from './use-create-class.ts';

/** What leads on from the list of sandboxes. */
export function ListFoot({ count }: { count: number }) {
  const { say } = useWords();
  const { search } = useLocation();
  const createClass = useCreateClass();
  return (
    <Group justify="space-between" fz="sm">
      <Anchor component={Link} to={`/sandboxes${search}`} fz="sm">
        {say('显示全部 {n} 个', { n: count })}
      </Anchor>
      <Anchor component="button" type="button" fz="sm" onClick={() => void createClass()}>
        {say('给一班建')}
      </Anchor>
    </Group>
  );
}
