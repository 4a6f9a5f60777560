import { scoreBand } from '../../../../contracts/constants/questions.ts';
import { formatNumber, formatRate } from '../../../../contracts/figure-text.ts';
import { TextLink } from '../../../components/page/links.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { masteryLabels } from './bands.ts';
import { sourceOfPoint } from './evidence.ts';
import type { AnyReport, LearningPoint, SubjectReport } from './report.ts';

/** The figures behind the charts of the points of a subject. */
export const columnsOf = (report: AnyReport, { subjectId }: SubjectReport): readonly Column<LearningPoint>[] => [
  {
    key: 'name',
    title: '知识点',
    render: ({ pointId, name }) => {
      const { to, choose } = sourceOfPoint(report, subjectId, pointId);
      return (
        <TextLink to={to} onClick={choose}>
          {name}
        </TextLink>
      );
    },
  },
  {
    key: 'mastery',
    title: '掌握',
    width: 64,
    align: 'right',
    render: ({ mastery }) => formatRate(mastery),
  },
  { key: 'word', title: '判断', width: 52, render: ({ mastery }) => masteryLabels[scoreBand(mastery)] },
  { key: 'right', title: '答对', width: 52, align: 'right', render: ({ right }) => formatNumber(right) },
  { key: 'answered', title: '作答', width: 52, align: 'right', render: ({ answered }) => formatNumber(answered) },
];
