/** Numbers of rows as ranges, so that a hundred thousand of them take some bytes: `2-5000,5003`. */
export class LineSet {
  private readonly ranges: [from: number, to: number][] = [];
  size = 0;

  static read(text: string | null): LineSet {
    const set = new LineSet();
    for (const part of (text ?? '').split(',')) {
      const [from = Number.NaN, to = from] = part.split('-').map((each) => (each === '' ? Number.NaN : Number(each)));
      if (Number.isInteger(from) && Number.isInteger(to) && from <= to) {
        set.ranges.push([from, to]);
        set.size += to - from + 1;
      }
    }
    return set;
  }

  has(line: number): boolean {
    return this.ranges.some(([from, to]) => from <= line && line <= to);
  }

  /** Fast for numbers that come nearly in order. */
  add(line: number): void {
    let index = this.ranges.length - 1;
    while (index >= 0 && (this.ranges[index]?.[0] ?? 0) > line) index -= 1;
    const before = this.ranges[index];
    if (before && line <= before[1]) return;
    this.size += 1;
    const after = this.ranges[index + 1];
    const joinsBefore = before !== undefined && before[1] + 1 === line;
    const joinsAfter = after !== undefined && line + 1 === after[0];
    if (joinsBefore && joinsAfter) {
      before[1] = after[1];
      this.ranges.splice(index + 1, 1);
    } else if (joinsBefore) before[1] = line;
    else if (joinsAfter) after[0] = line;
    else this.ranges.splice(index + 1, 0, [line, line]);
  }

  text(): string {
    return this.ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');
  }
}
