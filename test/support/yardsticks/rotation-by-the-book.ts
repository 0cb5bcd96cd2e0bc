/**
 * Rotation once more, sentence by sentence from C30 and C31, for comparison with the program's. It follows a game in time:
 * people leave one moment after another, and the captain is determined anew at each.
 */

/** One member's game against the box. */
export interface BookPair {
  readonly member: string;
  /** The moment of leaving; null: played to the end. */
  readonly left: number | null;
  readonly won: 'member' | 'box' | 'nobody';
}

export interface BookSeats {
  readonly box: string;
  readonly line: readonly string[];
}

export function rotatedByTheBook({ box, line }: BookSeats, pairs: readonly BookPair[]): BookSeats {
  const pairOf = (member: string): BookPair => pairs.find((pair) => pair.member === member)!;

  // "c1 = the captain at the start; whenever the current captain leaves the game while others continue, the next active
  // member in line becomes the next captain c2, c3, …"
  const captains = [line[0]!];
  const active = new Set(line);
  const moments = [...new Set(pairs.flatMap(({ left }) => (left === null ? [] : [left])))].sort((a, b) => a - b);
  for (const moment of moments) {
    for (const pair of pairs) if (pair.left === moment) active.delete(pair.member);
    const current = captains[captains.length - 1]!;
    if (!active.has(current) && active.size > 0) {
      let place = line.indexOf(current) + 1;
      while (place < line.length && !active.has(line[place]!)) place += 1;
      // No member further back: search the line from its front.
      const next = line[place] ?? line.find((member) => active.has(member))!;
      captains.push(next);
    }
  }

  // "Scan c1, c2, …: skip a captain who left by losing if a successor exists; the first one not skipped is the decider."
  let decider: string | null = null;
  for (let n = 0; n < captains.length && decider === null; n += 1) {
    const captain = captains[n]!;
    const leftByLosing = pairOf(captain).left !== null && pairOf(captain).won === 'box';
    const hasSuccessor = n + 1 < captains.length;
    if (!(leftByLosing && hasSuccessor)) decider = captain;
  }

  // "If the decider won its pair against the box, the decider is the next box. Otherwise the box stays."
  const captain = line[0]!;
  const next = pairOf(decider!).won === 'member' ? decider! : box;

  // "Box stays: L without C, then C at the end."
  if (next === box) {
    const without = [...line];
    without.splice(without.indexOf(captain), 1);
    return { box, line: [...without, captain] };
  }
  // "Box changes: L without W; if C ≠ W and C lost to the box, move C to the end; then append B last."
  const without = [...line];
  without.splice(without.indexOf(next), 1);
  if (captain !== next && pairOf(captain).won === 'box') {
    without.splice(without.indexOf(captain), 1);
    without.push(captain);
  }
  without.push(box);
  return { box: next, line: without };
}
