const centre = 75;

function at(turn: number, radius: number): { x: string; y: string } {
  const angle = turn * 2 * Math.PI;
  return {
    x: (centre + radius * Math.sin(angle)).toFixed(1),
    y: (centre - radius * Math.cos(angle)).toFixed(1),
  };
}

function hand(turn: number, length: number, width: number): string {
  const { x, y } = at(turn, length);
  return `<line x1="${centre}" y1="${centre}" x2="${x}" y2="${y}" stroke-width="${width}" stroke-linecap="round"/>`;
}

function numeral(hour: number): string {
  const { x, y } = at(hour / 12, 52);
  return `<text x="${x}" y="${y}" dy="5" font-size="14" text-anchor="middle" fill="#222" stroke="none">${hour}</text>`;
}

function tick(minute: number): string {
  const [inner, outer] = [at(minute / 60, minute % 5 ? 67 : 63), at(minute / 60, 70)];
  return `<line x1="${inner.x}" y1="${inner.y}" x2="${outer.x}" y2="${outer.y}" stroke-width="1"/>`;
}

/** A clock with hands as SVG; the short one moves on between the hours. */
export function clockFace(hour: number, minute: number): string {
  const ticks = Array.from({ length: 60 }, (_, index) => tick(index)).join('');
  const numerals = Array.from({ length: 12 }, (_, index) => numeral(index + 1)).join('');
  const hands = hand((hour + minute / 60) / 12, 28, 5) + hand(minute / 60, 40, 2.5);
  const rim = `<circle cx="${centre}" cy="${centre}" r="70" stroke-width="2"/>`;
  const pin = `<circle cx="${centre}" cy="${centre}" r="3" fill="#222"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 150" fill="none" stroke="#222">${rim}${ticks}${numerals}${hands}${pin}</svg>`;
}
