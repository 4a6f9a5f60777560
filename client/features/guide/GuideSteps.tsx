import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { follow } from '../../components/walk.ts';
import styles from './guide.module.css';
import type { Guide, GuideStep } from '../../session/guides/guide.ts';
import { pictureOf } from './pictures.ts';

/** The steps of a guide with their pictures, each of which opens its screen and points at the place. */
export function GuideSteps({ guide }: { guide: Guide }): ReactNode {
  const navigate = useNavigate();
  const open = (step: number) => {
    follow(guide, step);
    void navigate(guide.steps[step]!.path);
  };
  return (
    <>
      <Group justify="space-between" mb="md">
        <Title order={2} fz="lg">
          {guide.title}
        </Title>
        <Button onClick={() => open(0)}>带我走一遍</Button>
      </Group>
      <Stack component="ol" gap="lg" m={0} p={0} className={styles.list}>
        {guide.steps.map((step, place) => (
          <li key={step.path + step.point} className={styles.step}>
            <div>
              <Text fw={600}>
                {place + 1}. {step.point}
              </Text>
              <Text mb="xs">{step.text}</Text>
              <Button variant="default" size="xs" onClick={() => open(place)}>
                打开并指给我看
              </Button>
            </div>
            <Picture guide={guide} step={step} />
          </li>
        ))}
      </Stack>
    </>
  );
}

/** The screen of a step with a ring around the place. */
function Picture({ guide, step }: { guide: Guide; step: GuideStep }) {
  const picture = pictureOf(guide, step);
  if (!picture) return null;
  const [left, top, width, height] = picture.place;
  return (
    <div className={styles.picture}>
      <img src={picture.file} width={800} height={500} loading="lazy" alt={`画面：${step.point}在圈出的地方`} />
      <span style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }} aria-hidden />
    </div>
  );
}
