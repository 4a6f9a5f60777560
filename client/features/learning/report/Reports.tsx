import type { ReactNode } from 'react';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { getClassLearning, getStudentLearning } from '../../../../contracts/wrongbook/learning-reports.ts';
import { useCall } from '../../../api/use-call.ts';
import type { Answer } from '../../../components/state/answer.ts';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { LoadingState } from '../../../components/state/LoadingState.tsx';
import { Details } from './Details.tsx';
import type { AnyReport } from './report.ts';
import { ReportPage } from './ReportPage.tsx';
import styles from './sheet.module.css';
import { worded, type Polished } from './use-wording.ts';
import type { ReportQuery } from './use-report-query.ts';

interface Shared {
  query: ReportQuery;
  wording: Polished;
}

// Nobody's report stands under another name.
const options = { keepPreviousData: false };

/** The report of a class. */
export const ReportOfClass = ({
  input,
  ...shared
}: Shared & { input: InputOf<typeof getClassLearning> }): ReactNode => (
  <Shown answer={useCall(getClassLearning, input, options)} {...shared} />
);

/** The report of a student. */
export const ReportOfStudent = ({
  input,
  ...shared
}: Shared & { input: InputOf<typeof getStudentLearning> }): ReactNode => (
  <Shown answer={useCall(getStudentLearning, input, options)} {...shared} />
);

const Shown = <R extends AnyReport>({ answer, query, wording }: Shared & { answer: Answer<R> }): ReactNode => (
  <Loaded
    answer={answer}
    what="学情报告"
    skeleton={
      <div className={styles.sheet}>
        <LoadingState lines={16} height={40} />
      </div>
    }
  >
    {(report) => (
      <>
        <ReportPage report={report} {...worded(report, wording)} parts={query.parts} isGrey={query.isGrey} />
        <Details report={report} query={query} />
      </>
    )}
  </Loaded>
);
