import type { Given, Json } from './given.ts';

/** Marks for all questions of a script, where the part has one. */
const marksOf = (full: Json = 0): Given[] => [0, full].map((score) => ({ marks: [{ position: 1, score }] }));

/** Parts as they are and as they may become while they are marked. */
function partsOf(rows: (query: string) => Given[], userId: string): Given[] {
  const parts = rows(`select p.*, json_group_array(json_object('teacherId', m.user_id, 'share', m.share)) markers
    from marking_parts p join marking_markers m on m.part_id = p.id where p.leader_id = ${userId} group by p.id`);
  return parts.map(({ id, exam_id, subject_id, name, tolerance, leader_id, markers }): Given => {
    const rules = { isDouble: true, tolerance: tolerance!, leaderId: leader_id! };
    const part = { markingPartId: id!, name: name!, positions: [1], ...rules };
    return {
      examId: exam_id!,
      subjectId: subject_id!,
      parts: [{ ...part, markers: JSON.parse(markers as string) as Given[] }],
    };
  });
}

/** Values of calls of marking that belong together, for somebody who leads parts and marks there. */
function ofParts(rows: (query: string) => Given[], userId: string): Given[][] {
  const scripts = (which: string) =>
    rows(`select cast(s.id as text) markingScriptId, s.part_id markingPartId, q.score "full" from marking_scripts s
      join marking_parts p on p.id = s.part_id
      join exam_subjects e on e.exam_id = p.exam_id and e.subject_id = p.subject_id
      join paper_questions q on q.paper_id = e.paper_id and q.position = 1
      where p.leader_id = ${userId} and ${which}`);
  const markers = rows(`select m.part_id markingPartId, m.user_id teacherId from marking_markers m
    join marking_parts p on p.id = m.part_id where p.leader_id = ${userId}`);
  return [
    partsOf(rows, userId),
    markers,
    markers.map((one): Given => ({ ...one, share: 0.1 })),
    scripts(`s.user_id = ${userId} and s.state = 'waiting'`).flatMap(({ markingScriptId = '', full }) =>
      marksOf(full).map((marks): Given => ({ markingScriptId, ...marks })),
    ),
    scripts("s.round = 'first'").flatMap(({ full, ...script }) =>
      marksOf(full).map((marks): Given => ({ ...script, ...marks })),
    ),
    scripts("s.state = 'flagged'").map(({ full: _, ...script }): Given => script),
    rows(`select cast(s.id as text) markingScriptId, c.position, c.kind, c.part "index", c.version
      from marking_scripts s join answer_cuts c on c.submission_id = s.submission_id where s.user_id = ${userId}`),
  ];
}

/** Values of calls of reports and comparisons that belong together, of exams with published subjects. */
const ofReports = (rows: (query: string) => Given[]): Given[][] => {
  const published = `exam_subjects s join exams e on e.id = s.exam_id and e.is_deleted = 0 where s.publish_time <> ''`;
  const asked = rows(`select s.exam_id examId, s.subject_id subjectId, s.paper_id paperId from ${published}`);
  return [
    [
      ...asked.map(({ examId = '', subjectId = '' }): Given => ({ examId, subjectId })),
      // Scores are brought in where they are not published yet.
      ...rows("select exam_id examId, subject_id subjectId from exam_subjects where way = 'scores'"),
    ],
    rows('select distinct exam_id examId, class_id classId, subject_id subjectId from exam_item_sums'),
    rows(`select s.exam_id examId, s.course_id courseId from ${published} and e.joint_id <> ''`),
    asked
      .filter(({ paperId }) => paperId !== null)
      .map(({ examId = '', subjectId = '' }): Given => ({
        examId,
        subjectId,
        demands: [{ position: 1, demand: 'know' }],
      })),
  ];
};

/** Values that belong together of exams that are marked by many or published. */
export const markingTogether = (rows: (query: string) => Given[], userId: string): Given[][] => [
  ...ofParts(rows, userId),
  ...ofReports(rows),
];
