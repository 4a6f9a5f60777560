import type { ReactNode } from 'react';
import { scoreBandLabels } from './bands.ts';
import { formatNumber, formatRate } from '../../../../contracts/figure-text.ts';
import { RangeDot } from '../../../components/chart/RangeDot.tsx';
import { TextLink } from '../../../components/page/links.tsx';
import { Bands } from './Bands.tsx';
import { sourceOfWork } from './evidence.ts';
import { isOfStudent, movements, type AnyReport, type SubjectReport } from './report.ts';
import { SheetPart } from './Sheet.tsx';
import styles from './sheet.module.css';

/** Every subject: what was handed in, what it came to, where that lies among the others, and how it has moved. */
export function Subjects({ report }: { report: AnyReport }): ReactNode {
  const ofStudent = isOfStudent(report);
  return (
    <SheetPart title="各科情况">
      <table className={styles.subjects} aria-label="各科情况">
        <thead>
          <tr>
            <th scope="col">学科</th>
            <th scope="col" data-number>
              已交
            </th>
            <th scope="col" data-number>
              得分率
            </th>
            {ofStudent && <th scope="col">分数段</th>}
            <th scope="col" className={styles.axis}>
              <span aria-hidden>
                <i>0</i>
                <i>50</i>
                <i>100%</i>
              </span>
            </th>
            <th scope="col" data-number>
              {ofStudent ? '班级中间一半' : '学生中间一半'}
            </th>
            {!ofStudent && <th scope="col">分数段人数</th>}
            <th scope="col">与此前比</th>
          </tr>
        </thead>
        <tbody>
          {report.subjects.map((subject) => (
            <Row key={subject.subjectId} report={report} subject={subject} />
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        <i className={styles.dot} aria-hidden />
        {ofStudent ? '本人' : '班级平均'}
        <i className={styles.band} aria-hidden />
        {ofStudent ? '班级中间一半同学的范围。' : '中间一半学生的范围。'}
        “与此前比”看{ofStudent ? '相对班级' : '相对年级'}的位置，与 {report.comparedFrom}{' '}
        起的作业比，在偶然波动以内记为持平。
      </p>
    </SheetPart>
  );
}

function Row({ report, subject }: { report: AnyReport; subject: SubjectReport }): ReactNode {
  const { subjectName, subjectId, submitted, set, rate, middle, comparison } = subject;
  const source = sourceOfWork(report, subjectId);
  const movement = comparison && movements[comparison.direction];
  return (
    <tr>
      <th scope="row">
        <TextLink to={source.to} onClick={source.choose}>
          {subjectName}
        </TextLink>
      </th>
      <td data-number>
        {formatNumber(submitted)}/{formatNumber(set)}
      </td>
      <td data-number>
        <b>{formatRate(rate)}</b>
      </td>
      {'band' in subject && <td>{subject.band === '' ? '-' : scoreBandLabels[subject.band]}</td>}
      <td className={styles.axis}>
        {rate === null ? (
          '没有已发布的成绩'
        ) : (
          <RangeDot label={`${subjectName}得分率 ${formatRate(rate)}`} value={rate} band={middle} />
        )}
      </td>
      <td data-number data-faint>
        {middle ? `${formatRate(middle.low)}–${formatRate(middle.high)}` : '-'}
      </td>
      {'bands' in subject && (
        <td>
          <Bands label={subjectName} bands={subject.bands} />
        </td>
      )}
      <td data-tone={movement?.tone}>{movement?.text ?? '次数太少'}</td>
    </tr>
  );
}
