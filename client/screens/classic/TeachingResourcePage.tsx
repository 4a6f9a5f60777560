import '../../components/mantine-screens.css';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { WholeSchoolList } from '../../features/resources/lists/SchoolList.tsx';
import { openSharedUpload } from '../../features/resources/uploading/open-upload.tsx';
import { useMay } from '../../session/capabilities.ts';

/** 教学资源: what teachers of the school share, kept in order by who administers it. */
export function Page(): ReactNode {
  const curates = useMay('manageSchoolResources');
  if (!curates) {
    return (
      <Screen title="教学资源">
        <Card>
          <EmptyState text="兼职录题员不属于任何学校，教学资源由各校管理。录入题目请打开管理员给出的练习册地址。" />
        </Card>
      </Screen>
    );
  }
  return (
    <Screen title="教学资源" fill actions={<Button onClick={() => void openSharedUpload()}>上传资源</Button>}>
      <Card flush>
        <WholeSchoolList />
      </Card>
    </Screen>
  );
}
