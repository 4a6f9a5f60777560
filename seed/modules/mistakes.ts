import type { SeedModule } from '../world.ts';

export const mistakesModule: SeedModule = {
  name: 'mistakes',
  title: '错题与成绩',
  run(world) {
    world.write.mistakes();
  },
};
