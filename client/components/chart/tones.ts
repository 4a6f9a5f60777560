/** Fixed meanings of colours: bands of scores, and how good a rate is; "" has none. */
export type Tone = 'excellent' | 'good' | 'pass' | 'fail' | 'fine' | 'fair' | 'weak' | 'bad' | '';
