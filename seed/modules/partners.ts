import { partnerIds as ids } from '../landmarks.ts';
import { adultName, drawSurname, staffPhone } from '../names.ts';
import type { SeedModule } from '../world.ts';

const root = '0';

/** Name and line of each partner, from its parent up to the root. */
const partners: { id: string; name: string; line: string[] }[] = [
  { id: ids.level1, name: '云州启明教育科技', line: [] },
  { id: ids.level2, name: '青岚教育服务', line: [ids.level1] },
  { id: ids.level3, name: '青岚校园服务站', line: [ids.level1, ids.level2] },
  { id: ids.sibling, name: '青岚城东服务站', line: [ids.level1, ids.level2] },
  { id: ids.north, name: '北城教育服务', line: [ids.level1] },
  { id: ids.brook, name: '云溪教育服务', line: [ids.level1] },
  { id: ids.foreignLevel1, name: '云州远帆文化', line: [] },
  { id: ids.foreignLevel2, name: '临江教育服务', line: [ids.foreignLevel1] },
  { id: ids.foreignLevel3, name: '临江校园服务站', line: [ids.foreignLevel1, ids.foreignLevel2] },
];

const firstPhone = 800_000;

export const partnersModule: SeedModule = {
  name: 'partners',
  title: '合作伙伴',
  run(world, random) {
    partners.forEach(({ id, name, line }, index) => {
      world.write.partner({
        id,
        name,
        parentId: line.at(-1) ?? root,
        ancestors: [root, ...line].join(','),
        contact: adultName(random, drawSurname(random), 1),
        phone: staffPhone(firstPhone + index),
        createTime: `${world.schoolYear - 4}-03-0${index + 1} 10:00:00`,
      });
    });
  },
};
