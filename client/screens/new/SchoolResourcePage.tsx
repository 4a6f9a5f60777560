import '../../components/mantine-screens.css';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { personal } from '../../session/personal.ts';
import { SchoolListOfCourse, WholeSchoolList } from '../../features/resources/lists/SchoolList.tsx';
import { openSharedUpload } from '../../features/resources/uploading/open-upload.tsx';

/** 校本资源: what teachers share with the school or with those of one class. */
export function Page(): ReactNode {
  const { activeRole } = useSnapshot(personal);
  return (
    <Screen title="校本资源" fill actions={<Button onClick={() => void openSharedUpload()}>上传资源</Button>}>
      <Card flush>{activeRole === 'mpSchoolAdmin' ? <WholeSchoolList /> : <SchoolListOfCourse />}</Card>
    </Screen>
  );
}
