import '../../components/mantine-screens.css';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { ButtonLink } from '../../components/page/links.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { WholeSchoolList } from '../../features/resources/lists/SchoolList.tsx';
import { openSharedUpload } from '../../features/resources/uploading/open-upload.tsx';
import { useMay } from '../../session/capabilities.ts';
import { pathTo } from '../../session/paths.ts';

/** 教学资源: what teachers of the school share, kept in order by who administers it. */
export function Page(): ReactNode {
  const curates = useMay('manageSchoolResources');
  if (!curates) {
    return (
      <Screen title="教学资源">
        <Card>
          <EmptyState text="各校的文件由各校管理。平台的教学资源是练习册：按课程和章节录入、复核，通过的题目进入题库。">
            <ButtonLink to={pathTo('workbooks')}>打开练习册</ButtonLink>
          </EmptyState>
        </Card>
      </Screen>
    );
  }
  return (
    <Screen title="教学资源" fill actions={<Button onClick={() => void openSharedUpload()}>上传资源</Button>}>
      <WholeSchoolList />
    </Screen>
  );
}
