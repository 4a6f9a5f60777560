import * as f from '../../fields.ts';

/** How an exam may not differ from those of other schools with which it is set. */
export const jointRefusals = {
  jointGrade: '与联考其他学校的年级不同，须一致',
  jointKind: '与联考其他学校的考试类别不同，须一致',
  jointTerm: '与联考其他学校的考试不在同一学期，须一致',
  jointFull: '{courseName}的满分与联考其他学校的不同，须一致',
  jointPaper: '{courseName}的试卷与联考其他学校的题数或各题分值不同，须一致',
} as const;

/** Where these are about one field of a plan. */
export const refusedOfJoint = {
  jointGrade: 'gradeId',
  jointKind: 'kind',
  jointTerm: 'subjects',
  jointFull: 'subjects',
  jointPaper: 'subjects',
} as const;

/** What an exam shares with those of other schools that are set together; null for an exam of one school. */
export const joint = f
  .record({
    /** By which others join while it is planned; "" for who does not lead it. */
    code: f.text('联考码'),
    schoolNames: f.list(f.text('参加的学校', { of: 'school' })),
  })
  .nullable();
