import '../../components/mantine-screens.css';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { SchoolListOfCourse, WholeSchoolList } from '../../features/resources/lists/SchoolList.tsx';
import { openSharedUpload } from '../../features/resources/uploading/open-upload.tsx';
import { useMay } from '../../session/capabilities.ts';

/** 校本资源: what teachers share with the school or with those of one class. */
export function Page(): ReactNode {
  const curates = useMay('manageSchoolResources');
  return (
    <Screen title="校本资源" fill actions={<Button onClick={() => void openSharedUpload()}>上传资源</Button>}>
      <Card flush>{curates ? <WholeSchoolList /> : <SchoolListOfCourse />}</Card>
    </Screen>
  );
}
