import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { wellbeingLevels } from '../../../../contracts/constants/wellbeing.ts';
import { printWellbeingCase } from '../../../../contracts/wrongbook/wellbeing/cases.ts';
import { call } from '../../../api/call.ts';
import { personal } from '../../../session/personal.ts';
import { kindLabels, nextOf } from '../words.ts';
import type { Case } from './case.ts';
import styles from './case.module.css';

/** Prints the sheet that is laid out; first it is written down that it is. */
export async function printSheet(textId: string): Promise<void> {
  await call(printWellbeingCase, { textId });
  window.print();
}

interface Props {
  of: Case;
  name: string;
}

/** The case on paper: level and follow-up, never the text. It is laid out in the browser, so that no file of it is left anywhere. */
export function CaseSheet({ of, name }: Props): ReactNode {
  const { schoolName } = useSnapshot(personal);
  const done = of.records.toReversed();
  return (
    <div className={styles.sheet}>
      <h1>心理辅导个案记录</h1>
      <p>
        {schoolName}　{of.className}　{name}　负责人 {of.ownerName || '未定'}
      </p>
      <p>
        {of.source}，{of.writtenAt.slice(0, 10)} 写；规则建议{wellbeingLevels[of.proposed]}，现为
        {wellbeingLevels[of.level]}；情绪 {of.moods.join('、')}；主题 {of.themes.join('、')}
      </p>
      <table>
        <thead>
          <tr>
            <th>时间</th>
            <th>做了什么</th>
            <th>谁</th>
            <th>记录</th>
          </tr>
        </thead>
        <tbody>
          {done.map((record) => (
            <tr key={record.recordNo}>
              <td>{record.happenedAt.slice(0, 16)}</td>
              <td>{kindLabels[record.kind]}</td>
              <td>{record.userName}</td>
              <td>{[record.place, record.note].filter(Boolean).join('；')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>下一步：{nextOf(of.nextStep, of.nextAt, '') || '没有约定'}</p>
      <p>本页含个人隐私，只供心理辅导使用，请妥善保管。签名：＿＿＿＿＿＿　日期：＿＿＿＿＿＿</p>
    </div>
  );
}
