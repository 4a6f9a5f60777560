import '../../components/mantine-screens.css';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/page/links.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import type { Chapter } from '../../features/resources/lists/chapters.ts';
import { SchoolListOfCourse, WholeSchoolList } from '../../features/resources/lists/SchoolList.tsx';
import { openSharedUpload } from '../../features/resources/uploading/open-upload.tsx';
import { useMay } from '../../session/capabilities.ts';
import { pathTo } from '../../session/paths.ts';

/** A paper is begun in the bank, with the questions of a chapter. */
const paperOn = ({ id, gradeId }: Chapter): ReactNode => (
  <ButtonLink size="compact-sm" variant="light" to={pathTo('assignments', { tab: 'bank', gradeId, pointId: id })}>
    用本章组卷
  </ButtonLink>
);

/** 校本资源: what teachers share with the school or with those of one class. */
export function Page(): ReactNode {
  const curates = useMay('manageSchoolResources');
  return (
    <Screen title="校本资源" fill actions={<Button onClick={() => void openSharedUpload()}>上传资源</Button>}>
      {curates ? <WholeSchoolList /> : <SchoolListOfCourse chapterAction={paperOn} />}
    </Screen>
  );
}
