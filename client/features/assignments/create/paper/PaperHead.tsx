import { ActionIcon, Button, Group, Popover, Stack, Text, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { chineseNumber, commonScore } from '../../../../../contracts/headings.ts';
import { useShortcut } from '../../../../components/shortcuts.ts';
import { setSectionScore } from '../../../paper-builder/paper-building.ts';
import type { PaperDraft } from '../../../paper-builder/paper.ts';
import { ScoreField } from '../../../paper-builder/ScoreField.tsx';
import { scoresOf } from '../../../paper-builder/scores.ts';
import { classesText } from '../../list/assignment.ts';
import type { Lesson } from '../lessons.ts';
import { change } from '../setup-actions.ts';
import type { Work } from '../use-draft.ts';

/** What the paper is called and for whom it is, what was done last, and points for whole parts. */
export function PaperHead({ work: { draft, paper, title }, lesson }: { work: Work; lesson: Lesson }): ReactNode {
  const [renaming, setRenaming] = useState(false);
  const classes = lesson.classes.filter(({ id }) => draft.classIds.includes(id));
  const { undo } = paper;
  useShortcut('Ctrl+Z', '撤销上一步', () => undo?.run());
  return (
    <Group gap={8} wrap="nowrap">
      {renaming ? (
        <TextInput
          size="xs"
          flex={1}
          maxLength={80}
          aria-label="名称"
          autoFocus
          value={draft.title ?? title}
          onChange={(event) => change({ title: event.currentTarget.value })}
          onKeyDown={(event) => event.key === 'Enter' && setRenaming(false)}
          onBlur={() => setRenaming(false)}
        />
      ) : (
        <Group gap={4} wrap="nowrap" flex={1} miw={0}>
          <Text fw={600} truncate title={title}>
            {title}
          </Text>
          <ActionIcon variant="subtle" color="gray" size="sm" aria-label="改名称" onClick={() => setRenaming(true)}>
            <IconPencil size={14} aria-hidden />
          </ActionIcon>
          <Text size="xs" c="dimmed" truncate>
            {classesText({ classes, gradeName: lesson.gradeName })}
          </Text>
        </Group>
      )}
      {undo && (
        <Button
          variant="subtle"
          size="compact-sm"
          maw={180}
          flex="none"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          title={`撤销${undo.what}（Ctrl+Z）`}
          onClick={undo.run}
        >
          <Text span inherit truncate>
            撤销{undo.what}
          </Text>
        </Button>
      )}
      <ScoresButton paper={paper} />
    </Group>
  );
}

/** Says what each question of a part is worth, part by part. */
function ScoresButton({ paper: { sections, change: changePaper } }: { paper: PaperDraft }): ReactNode {
  const used = sections.filter(({ questions }) => questions.length > 0);
  if (used.length === 0) return null;
  return (
    <Popover position="bottom-end" trapFocus withinPortal>
      <Popover.Target>
        <Button variant="default" size="xs" flex="none">
          批量给分
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={8}>
          {used.map(({ id, title, questions }, index) => (
            <Group key={id} component="label" gap={8} justify="space-between" fz="sm">
              {chineseNumber(index + 1)}、{title} {questions.length} 题，每题
              <ScoreField
                label={`${title}每题分值`}
                score={commonScore(scoresOf(questions))}
                onChange={(score) =>
                  changePaper((now) => setSectionScore(now, id, score), `改“${title}”每题的分值`, true)
                }
              />
            </Group>
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
