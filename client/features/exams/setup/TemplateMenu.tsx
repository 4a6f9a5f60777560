import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { listExamTemplates, removeExamTemplates } from '../../../../contracts/wrongbook/exams/exam-templates.ts';
import { pageExams } from '../../../../contracts/wrongbook/exams/exams.ts';
import { call } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { newExamPath } from '../frame/exam.ts';

const recent = 6;

/** What a new exam may be planned as: those of late, and the templates of the school. */
export function TemplateMenu(): ReactNode {
  const navigate = useNavigate();
  const { data: exams } = useCall(pageExams, { current: 1, size: recent, descs: 'startDate' });
  const { data: templates = [] } = useCall(listExamTemplates, {});
  const own = templates.filter(({ isOwn }) => isOwn);
  const go = (origin: Parameters<typeof newExamPath>[0]) => void navigate(newExamPath(origin) ?? '/');
  if (templates.length === 0 && (exams?.records.length ?? 0) === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
          照以前的来
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {templates.length > 0 && <Menu.Label>模板</Menu.Label>}
        {templates.map(({ id, name, subjectCount }) => (
          <Menu.Item key={id} onClick={() => go({ examTemplateId: id })}>
            {name}（{subjectCount} 科）
          </Menu.Item>
        ))}
        {exams && exams.records.length > 0 && <Menu.Label>最近的考试</Menu.Label>}
        {exams?.records.map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => go({ copyId: id })}>
            {name}
          </Menu.Item>
        ))}
        {own.length > 0 && <Menu.Label>管理</Menu.Label>}
        {own.map(({ id, name }) => (
          <Menu.Item key={id} color="red" onClick={() => void removeTemplate(id, name)}>
            删除模板“{name}”
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

const removeTemplate = (id: string, name: string): Promise<boolean> =>
  confirm({
    title: '删除模板',
    message: `将删除模板“${name}”，不能恢复。照它建好的考试不变。`,
    action: '删除',
    danger: true,
    run: () => call(removeExamTemplates, { examTemplateId: id }),
  });
