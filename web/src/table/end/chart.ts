/** Steps for an axis from 0: round numbers, about as many as wanted. */
export function ticks(most: number, wanted: number): number[] {
  const rough = Math.max(most, 1) / wanted;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * unit).find((each) => each >= rough) ?? 1);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step);
}

/** The heights of labels, moved apart where they would overlap. The lowest stays inside the chart. */
export function apart(heights: number[], least: number, bottom: number): number[] {
  const order = heights.map((_, at) => at).sort((one, other) => heights[one]! - heights[other]!);
  const placed = [...heights];
  order.forEach((at, number) => {
    const above = order[number - 1];
    if (above !== undefined) placed[at] = Math.max(placed[at]!, placed[above]! + least);
  });
  [...order].reverse().forEach((at, number, downwards) => {
    const below = downwards[number - 1];
    placed[at] = Math.min(placed[at]!, below === undefined ? bottom : placed[below]! - least);
  });
  return placed;
}
