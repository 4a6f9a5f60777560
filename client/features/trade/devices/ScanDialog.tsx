import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { getCurrentPartner } from '../../../../contracts/wrongbook/partner.ts';
import { listChannels } from '../../../../contracts/wrongbook/trade/channels.ts';
import { assignDevices, judgeSerials, readDeviceSheet } from '../../../../contracts/wrongbook/trade/devices.ts';
import { call } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { Dialog, DialogButtons } from '../../../components/dialog/Dialog.tsx';
import { openDialog, useDialog } from '../../../components/dialog/dialogs.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import { showDone } from '../../../components/toast.ts';
import { pickFile } from '../../../components/upload/pick-file.ts';
import { useAction } from '../../../components/use-action.ts';
import styles from './devices.module.css';

type Judged = DataOf<typeof judgeSerials>[number];

const verdicts = {
  ready: ['good', '可以分配'],
  repeated: ['warn', '重复'],
  elsewhere: ['bad', '已在别处'],
  unknown: ['bad', '不认识'],
} as const;

/** Where devices may go: schools, and channels below where there are any. */
function useTargets() {
  const partner = useCall(getCurrentPartner, {});
  const channels = useCall(listChannels, {});
  const schools = (partner.data?.schools ?? []).map(({ schoolId, schoolName }) => ({
    value: `schoolId ${schoolId}`,
    label: schoolName,
  }));
  const below = (channels.data ?? [])
    .filter(({ parentId, isSuspended }) => parentId !== '' && !isSuspended)
    .map(({ id, name }) => ({ value: `partnerId ${id}`, label: name }));
  return [{ group: '学校', items: schools }, ...(below.length > 0 ? [{ group: '下级渠道', items: below }] : [])];
}

/** Serials one after the other, each judged at once by all before it. */
function useSerials() {
  const [lines, setLines] = useState<Judged[]>([]);
  const judge = useAction(async (serials: readonly string[]) =>
    setLines(serials.length === 0 ? [] : await call(judgeSerials, { serials: [...serials] })),
  );
  const serials = lines.map(({ serial }) => serial);
  return {
    lines,
    busy: judge.busy,
    add: (more: readonly string[]) => judge.run([...serials, ...more]),
    drop: (index: number) => judge.run(serials.filter((_, at) => at !== index)),
  };
}

function ScanDialog(): ReactNode {
  const { close } = useDialog();
  const targets = useTargets();
  const [target, setTarget] = useState<string | null>(null);
  const [place, setPlace] = useState('');
  const { lines, busy, add, drop } = useSerials();
  const ready = lines.filter(({ verdict }) => verdict === 'ready').map(({ serial }) => serial);
  const assigning = useAction(async () => {
    const [kind = '', id = ''] = (target ?? '').split(' ');
    const { count } = await call(assignDevices, { [kind]: id, serials: ready, place });
    showDone(`已分配 ${count} 台`);
    close(true);
  });
  const readSheet = useAction(async () => {
    const file = await pickFile(['.xls', '.xlsx']);
    if (file) await add((await call(readDeviceSheet, {}, { file })).map(({ serial }) => serial));
  });
  return (
    <Dialog title="扫码分配" size={640} firm={lines.length > 0}>
      <Stack gap="sm">
        <Group gap={8} grow align="flex-end">
          <Select
            label="先选分配给谁"
            placeholder="学校或下级渠道"
            searchable
            data={targets}
            value={target}
            onChange={setTarget}
            data-autofocus
            comboboxProps={{ transitionProps: { duration: 0 } }}
          />
          <TextInput
            label="地点（可不填）"
            maxLength={30}
            value={place}
            onChange={(e) => setPlace(e.currentTarget.value)}
          />
        </Group>
        <SerialField add={add} />
        <Lines lines={lines} drop={drop} />
      </Stack>
      <DialogButtons>
        <Button variant="default" loading={readSheet.busy} onClick={() => void readSheet.run()}>
          从表格读取
        </Button>
        <Button
          disabled={target === null || ready.length === 0}
          loading={assigning.busy || busy}
          onClick={() => void assigning.run()}
        >
          分配可用的 {ready.length} 台
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function SerialField({ add }: { add: (more: readonly string[]) => unknown }): ReactNode {
  const [text, setText] = useState('');
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const serials = text.split(/[\s,，;；]+/).filter(Boolean);
    if (serials.length > 0) void add(serials);
    setText('');
  };
  return (
    <TextInput
      label="序列号"
      description="扫码枪或键盘输入，回车一台；也可以一次粘贴多行"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={enter}
    />
  );
}

function Lines({ lines, drop }: { lines: readonly Judged[]; drop: (index: number) => unknown }): ReactNode {
  if (lines.length === 0)
    return <Text c="dimmed">还没有扫。每一台当场判断，只有可以分配的会分出去，全部成功或一台也不分。</Text>;
  return (
    <ol className={styles.scanned} aria-label="扫到的序列号">
      {lines.map(({ serial, verdict, detail }, index) => (
        <li key={index}>
          <span className={styles.serial}>{serial}</span>
          <Tag tone={verdicts[verdict][0]}>{verdicts[verdict][1]}</Tag>
          <small>{detail}</small>
          <Button size="compact-xs" variant="subtle" aria-label={`去掉 ${serial}`} onClick={() => void drop(index)}>
            去掉
          </Button>
        </li>
      ))}
    </ol>
  );
}

export const openScan = () => openDialog(<ScanDialog />);
