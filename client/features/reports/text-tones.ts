/** Colours of words that say how good something is, dark enough to be read on white. */
export const textTones: Record<string, string> = {
  excellent: '#1f6b2e',
  good: '#0b7268',
  pass: '#8a5300',
  fail: '#b0203a',
  fine: '#1f6b2e',
  fair: '#8a5300',
  weak: '#a34a00',
  bad: '#b0203a',
};
