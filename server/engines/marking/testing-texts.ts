/** A Chinese composition of the tests, with a comparison, a wrong character, a doubled word and a missing full stop. */
export const compositionText = [
  '我有一个好朋友，我们从小一起长大。',
  '那天晚上，月亮像一只小船一样挂在天上。我们己经走了很久，因为因为路还很远。虽然路很远，但我们一点也不累，心里高兴极了。',
  '我永远不会忘记那个晚上，也不会忘记我的朋友',
].join('\n');

/** A task of a Chinese composition. */
export const essay = {
  taskType: 2,
  questionType: 4,
  subjectId: '1',
  stem: '请以“我的朋友”为题写一篇作文，不少于400字。',
  answers: [['写作要点：写清一件事']],
  score: 40,
};

/** A task of an English composition. */
export const letter = {
  taskType: 2,
  questionType: 4,
  subjectId: '3',
  stem: '请写一篇英语短文介绍你的朋友，60词左右。',
  answers: [['My friend is kind.']],
  score: 10,
};
