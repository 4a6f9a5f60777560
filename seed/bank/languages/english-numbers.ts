const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

/** A whole number from 0 to 999 in British words. */
export function words(count: number): string {
  if (count < 20) return small[count]!;
  if (count < 100) return tens[Math.floor(count / 10)]! + (count % 10 ? `-${small[count % 10]!}` : '');
  return `${small[Math.floor(count / 100)]!} hundred${count % 100 ? ` and ${words(count % 100)}` : ''}`;
}

/** A day of the month with its ending: 1st, 12th, 23rd. */
export function ordinal(day: number): string {
  const teen = day >= 11 && day <= 13;
  return `${day}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`;
}
