import type { BankChapter, BankPoint, SingleChoice } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { quantities, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

function magnified(random: Random): SingleChoice | undefined {
  const [eye, lens] = [random.pick([5, 10, 15, 16]), random.pick([4, 10, 40])];
  const whole = eye * lens;
  const errors = [eye + lens, eye, lens, whole * 10].map((value) => exact(value));
  const options = quantities('', exact(whole), errors, 0);
  return (
    options && {
      type: 'single',
      stem: tex`用显微镜观察洋葱鳞片叶内表皮细胞时，所用目镜标有“$${eye}\times$”，物镜标有“$${lens}\times$”，则物像的放大倍数是（　　）`,
      ...options,
      solution: tex`显微镜的放大倍数等于目镜与物镜放大倍数的乘积：$${eye}\times${lens}=${whole}$ 倍。错选 $${eye + lens}$ 的原因：把两个放大倍数相加。`,
      facility: 0.9,
      check: { expression: plain`${eye} * ${lens}`, equals: String(whole) },
    }
  );
}

const structure: BankPoint = {
  name: '显微镜与细胞的结构',
  questions: [
    {
      type: 'single',
      stem: '用显微镜观察时，物像位于视野的左上方，要把物像移到视野中央，应把玻片标本向哪个方向移动？（　　）',
      right: '左上方',
      wrong: ['右上方', '左下方', '右下方'],
      solution:
        '显微镜下看到的是倒像，玻片标本移动的方向与物像移动的方向相反。要使物像向右下方移动到中央，应把玻片标本向左上方移动，即物像偏向哪里就向哪里移动。错选“右下方”的原因：没有考虑物像是倒像。',
      facility: 0.76,
    },
    {
      type: 'single',
      stem: '与人的口腔上皮细胞相比，菠菜叶肉细胞特有的结构是（　　）',
      right: '细胞壁、液泡和叶绿体',
      wrong: ['细胞壁、线粒体和叶绿体', '细胞膜、细胞质和细胞核', '细胞壁、细胞核和液泡'],
      solution:
        '动物细胞和植物细胞都有细胞膜、细胞质、细胞核和线粒体；植物细胞还有细胞壁、液泡，绿色部分的细胞有叶绿体。错选含线粒体的一组，是误认为动物细胞没有线粒体。',
      facility: 0.84,
    },
    {
      type: 'fill',
      stem: '制作人的口腔上皮细胞临时装片时，先在载玻片中央滴一滴 ____，以保持细胞的正常形态；盖盖玻片时，要用镊子夹起盖玻片，使它的一边先接触液滴，再缓缓放下，目的是避免产生 ____。',
      answers: [['生理盐水', '0.9%的生理盐水'], ['气泡']],
      solution:
        '人的细胞没有细胞壁，用生理盐水可以使细胞保持正常形态，用清水会使细胞吸水胀破。盖玻片一边先接触液滴再缓缓放下，可以把空气赶走，避免出现气泡。',
      facility: 0.86,
    },
    {
      type: 'multiple',
      stem: '下列关于细胞结构与功能的叙述，正确的有（　　）',
      right: ['细胞膜能控制物质的进出', '叶绿体能把光能转变成化学能储存在有机物中'],
      wrong: ['线粒体只存在于动物细胞中', '细胞壁能控制物质的进出'],
      solution:
        '细胞膜能让有用的物质进入细胞，把其他物质挡在外面；叶绿体是光合作用的场所。线粒体在动物、植物细胞中都有；细胞壁起支持和保护作用，不能控制物质进出。',
      facility: 0.83,
    },
  ],
  templates: [template(2, magnified)],
};

const levels: BankPoint = {
  name: '细胞的生活与生物体的结构层次',
  questions: [
    {
      type: 'single',
      stem: '一个细胞分裂成两个细胞的过程中，新细胞与原细胞的染色体（　　）',
      right: '形态和数目都相同',
      wrong: ['形态相同，数目减半', '形态不同，数目相同', '形态相同，数目加倍'],
      solution:
        '细胞分裂时，染色体先复制，再平均分配到两个新细胞中，所以新细胞和原细胞的染色体形态和数目都相同，遗传物质也一样。错选“数目减半”的原因：只想到平均分配，忽略了先要复制。',
      facility: 0.8,
    },
    {
      type: 'single',
      stem: '下列结构中，属于器官的是（　　）',
      right: '番茄的果实',
      wrong: ['洋葱鳞片叶的表皮', '人的血液', '人的口腔上皮细胞'],
      solution:
        '果实由多种组织按一定次序构成，是器官；洋葱鳞片叶的表皮是保护组织，血液是结缔组织；口腔上皮细胞是细胞。',
      facility: 0.8,
    },
    {
      type: 'fill',
      stem: '植物体的结构层次由小到大依次是：细胞、____、____、植物体。与人体相比，植物体没有 ____ 这一结构层次。',
      answers: [['组织'], ['器官'], ['系统']],
      solution:
        '植物体由细胞形成组织，由组织构成器官，由六大器官构成植物体；人和动物在器官与个体之间还有系统这一层次。',
      facility: 0.87,
    },
  ],
};

const groups: BankPoint = {
  name: '多种多样的生物',
  questions: [
    {
      type: 'single',
      stem: '下列植物类群中，用种子繁殖且种子外面有果皮包被的是（　　）',
      right: '被子植物',
      wrong: ['裸子植物', '蕨类植物', '苔藓植物'],
      solution: '被子植物的种子外面有果皮包被；裸子植物的种子裸露；蕨类植物和苔藓植物不产生种子，用孢子繁殖。',
      facility: 0.88,
    },
    {
      type: 'single',
      stem: '下列动物中，属于哺乳动物的是（　　）',
      right: '海豚',
      wrong: ['鲨鱼', '企鹅', '鳄'],
      solution:
        '哺乳动物具有胎生、哺乳的特征，海豚虽然生活在水中，但用肺呼吸、胎生、哺乳。鲨鱼是鱼类，企鹅是鸟类，鳄是爬行动物。',
      facility: 0.9,
    },
    {
      type: 'multiple',
      stem: '关于病毒，下列叙述正确的有（　　）',
      right: ['病毒没有细胞结构', '病毒不能独立生活，必须寄生在活细胞内'],
      wrong: ['病毒靠分裂进行繁殖', '病毒在光学显微镜下能清楚地看到'],
      solution:
        '病毒由蛋白质外壳和内部的遗传物质组成，没有细胞结构，必须寄生在活细胞内，靠自己的遗传信息利用细胞内的物质制造新病毒；病毒极小，要用电子显微镜观察。细菌才靠分裂繁殖。',
      facility: 0.8,
    },
    {
      type: 'single',
      stem: '制作馒头和酸奶时，所利用的微生物分别是（　　）',
      right: '酵母菌、乳酸菌',
      wrong: ['乳酸菌、酵母菌', '酵母菌、醋酸菌', '霉菌、乳酸菌'],
      solution:
        '酵母菌分解面粉中的葡萄糖产生二氧化碳，使馒头膨大松软；乳酸菌发酵产生乳酸，用于制作酸奶。醋酸菌用于酿醋，霉菌用于制酱等。',
      facility: 0.89,
    },
  ],
};

/** Cells and the kinds of living things. */
export const cellChapters: readonly BankChapter[] = [
  { name: '生物和细胞', grade: 7, points: [structure, levels] },
  { name: '多种多样的生物', grade: 7, points: [groups] },
];
