import { Button, Group, Paper, Portal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { follow, leaveGuide, placeOf, pointing } from '../components/walk.ts';
import styles from './GuidePointer.module.css';

/** Milliseconds between two looks for what is pointed at: it comes with its screen, and moves with it. */
const lookEvery = 200;

/** Points at the place of a step, wherever the screen has it, and leads on to the next. */
export default function GuidePointer() {
  const { guide, step } = useSnapshot(pointing);
  const current = guide?.steps[step];
  const place = usePlace(current?.point);
  const navigate = useNavigate();
  useEffect(() => {
    if (!guide) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && leaveGuide();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [guide]);
  if (!guide || !current) return null;
  const go = (to: number) => {
    follow(guide, to);
    void navigate(guide.steps[to]!.path);
  };
  const isLast = step === guide.steps.length - 1;
  return (
    <Portal>
      {place && <div className={styles.ring} style={place} aria-hidden data-guide-ring />}
      <Paper className={styles.bubble} role="dialog" aria-label={`指南：${guide.title}`} shadow="lg" p="md" data-guide>
        <Group justify="space-between" mb={4} wrap="nowrap">
          <Text fw={600}>{guide.title}</Text>
          <Text fz="sm" c="dimmed" flex="none">
            {step + 1} / {guide.steps.length}
          </Text>
        </Group>
        <Text fz="sm" mb="sm" role="status">
          {current.text}
        </Text>
        <Group justify="space-between">
          <Button size="xs" variant="subtle" onClick={leaveGuide}>
            离开
          </Button>
          <Group gap={8}>
            {step > 0 && (
              <Button size="xs" variant="default" onClick={() => go(step - 1)}>
                上一步
              </Button>
            )}
            <Button size="xs" onClick={() => (isLast ? leaveGuide() : go(step + 1))}>
              {isLast ? '完成' : '下一步'}
            </Button>
          </Group>
        </Group>
      </Paper>
    </Portal>
  );
}

type Place = Record<'left' | 'top' | 'width' | 'height', number>;

/** Where on screen something is that is read as `name`, followed while it moves. */
function usePlace(name: string | undefined): Place | undefined {
  const [found, setFound] = useState<{ name: string; place: Place }>();
  useEffect(() => {
    if (name === undefined) return;
    const look = () => {
      const element = placeOf(name);
      if (!element) return setFound(undefined);
      const { left, top, width, height } = element.getBoundingClientRect();
      setFound({ name, place: { left: left - 6, top: top - 6, width: width + 12, height: height + 12 } });
    };
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, [name]);
  // Until it has been looked for, the place is that of the step before.
  return found?.name === name ? found?.place : undefined;
}
