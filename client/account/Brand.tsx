import mark from '../app/mark.svg';
import { productTitle } from '../app/product.ts';

const lines = [
  ['布置与批改', '作业、作文、听写一次布置，扫描回收，批改有据可查'],
  ['学情', '从每一道题看到班级和学生，分数与知识点同一本账'],
  ['错题本', '错题自动归集，巩固与举一反三随时可印'],
] as const;

/** The calm half of the login page. */
export function Brand() {
  return (
    <aside className="brand">
      <div className="brand-name">
        <img src={mark} width={44} height={44} alt="" />
        <strong>{productTitle}</strong>
      </div>
      <p className="brand-claim">把时间还给课堂</p>
      <dl>
        {lines.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
