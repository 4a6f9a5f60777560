import { create, type MathNode, parseDependencies } from 'mathjs';

// A module of its own, so that the library is loaded with it when the first expression comes, and bundled without the rest.
const math = create(parseDependencies ?? {}, {});

/** The tree of an expression; throws where it is none. Nothing is evaluated, and no function of the library is reachable. */
export const parseTree = (text: string): MathNode => math.parse(text);
