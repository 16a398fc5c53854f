/**
 * Items waiting in named lines, which may consist of lines themselves. Sibling lines take turns; a line without further
 * ones is first in, first out.
 */
export class Lines<Item> {
  /** In the order of their turns. */
  readonly #lines = new Map<string, Lines<Item>>();
  readonly #items = new Set<Item>();

  get size(): number {
    return this.#sizes().reduce((sum, size) => sum + size, this.#items.size);
  }

  /** The length of the longest line. */
  get longest(): number {
    return Math.max(0, ...this.#sizes());
  }

  lengthOf(key: string): number {
    return this.#lines.get(key)?.size ?? 0;
  }

  add([key, ...within]: readonly string[], item: Item): void {
    if (key === undefined) {
      this.#items.add(item);
      return;
    }
    const line = this.#lines.get(key) ?? new Lines<Item>();
    this.#lines.set(key, line);
    line.add(within, item);
  }

  /** Does nothing if the item is not in the line. */
  remove([key, ...within]: readonly string[], item: Item): void {
    if (key === undefined) this.#items.delete(item);
    else this.#change(key, (line) => line.remove(within, item));
  }

  /** Takes the first item of the line whose turn it is among those that may go, and moves that line to the end. */
  takeNext(mayGo: (key: string) => boolean = () => true): Item | undefined {
    const key = [...this.#lines.keys()].find(mayGo);
    if (key === undefined) return this.#take(this.#items.values().next().value);
    return this.#change(key, (line) => {
      this.#lines.delete(key);
      this.#lines.set(key, line);
      return line.takeNext();
    });
  }

  /** Takes the last item of the longest line; among equally long ones, of the one that leads to `favored`. */
  takeFromLongest([favored, ...within]: readonly string[]): Item | undefined {
    const key = this.#longestKey(favored);
    if (key === undefined) return this.#take([...this.#items].at(-1));
    return this.#change(key, (line) => line.takeFromLongest(key === favored ? within : []));
  }

  #sizes(): readonly number[] {
    return Array.from(this.#lines.values(), ({ size }) => size);
  }

  #longestKey(favored: string | undefined): string | undefined {
    const { longest } = this;
    if (favored !== undefined && this.lengthOf(favored) === longest) return favored;
    return [...this.#lines.keys()].find((key) => this.lengthOf(key) === longest);
  }

  #take(item: Item | undefined): Item | undefined {
    if (item !== undefined) this.#items.delete(item);
    return item;
  }

  /** An empty line is dropped, so that names are kept no longer than their items. */
  #change<Result>(key: string, change: (line: Lines<Item>) => Result): Result | undefined {
    const line = this.#lines.get(key);
    const result = line && change(line);
    if (line?.size === 0) this.#lines.delete(key);
    return result;
  }
}
