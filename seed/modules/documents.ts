import { documentState } from '../../contracts/states.ts';
import { personaIds } from '../landmarks.ts';
import { drawPast } from '../people.ts';
import type { SeedModule } from '../world.ts';

const topics = [
  '第一单元测试卷',
  '期中复习提纲',
  '课堂练习',
  '错题巩固',
  '周末作业',
  '月考答题卡',
  '预习单',
  '期末模拟卷',
];

/** How many documents of each kind somebody has; unread ones are the finished that nobody has opened yet. */
const shelves: { teacherId: string; course: string; unread: number; read: number; others: number[] }[] = [
  {
    teacherId: personaIds.teacher,
    course: '数学',
    unread: 3,
    read: 12,
    others: [documentState.new, documentState.recognising, documentState.failed, documentState.deleted],
  },
  { teacherId: personaIds.many, course: '英语', unread: 105, read: 5, others: [documentState.uploading] },
  { teacherId: personaIds.teaching, course: '物理', unread: 1, read: 4, others: [] },
  { teacherId: personaIds['classic-teacher'], course: '语文', unread: 2, read: 3, others: [documentState.failed] },
  { teacherId: personaIds['subject-leader'], course: '语文', unread: 0, read: 6, others: [] },
];

export const documentsModule: SeedModule = {
  name: 'documents',
  title: '打印与扫描文档',
  run(world, random) {
    for (const { teacherId, course, unread, read, others } of shelves) {
      const done = new Array<number>(unread + read).fill(documentState.done);
      [...done, ...others].forEach((state, index) => {
        world.write.document({
          id: `${teacherId}${String(index + 1).padStart(4, '0')}`,
          teacherId,
          title: `${course}${random.pick(topics)}(${index + 1})`,
          state,
          isRead: index < unread ? 0 : 1,
          createTime: drawPast(random, world, 1),
        });
      });
    }
  },
};
