/** Whole numbers from 0 up to but not including a limit, all as likely. */
interface Random {
  below: (limit: number) => number;
}

/** From 0 up to but not including 1. */
export const uniform = (random: Random): number => random.below(2 ** 31) / 2 ** 31;

/** A number of the standard normal distribution (Box & Muller, A Note on the Generation of Random Normal Deviates, 1958). */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - uniform(random))) * Math.cos(2 * Math.PI * uniform(random));
