import { Group, Skeleton, Stack } from '@mantine/core';
import styles from './Shell.module.css';

/** The outline of the shell while the session loads, as the page itself has drawn it; what fills it appears after 150 ms. */
export const ShellSkeleton = () => (
  <div className={`${styles.shell} ${styles.skeleton}`} role="status" aria-label="正在加载">
    <Stack component="aside" gap="sm" p="sm" bg="white">
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} h={52} radius={10} />
      ))}
    </Stack>
    <Group component="header" justify="space-between" px={24} bg="white">
      <Skeleton w={180} h={26} radius={10} />
      <Skeleton w={180} h={26} radius={10} />
    </Group>
    <main className={styles.main}>
      <Skeleton h="60%" radius={10} />
    </main>
  </div>
);
