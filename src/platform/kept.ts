/** A map of what was set last: it holds at most so many things, and the one that was set longest ago makes room. */
export class Kept<Key, Value> extends Map<Key, Value> {
  constructor(private readonly most: number) {
    super();
  }

  /** Sets it as the newest, also where it was there before. */
  override set(key: Key, value: Value): this {
    // The order of a map is that of coming in.
    this.delete(key);
    super.set(key, value);
    const [oldest] = this;
    if (this.size > this.most && oldest !== undefined) this.delete(oldest[0]);
    return this;
  }
}
