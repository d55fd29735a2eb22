/** What stands under the longest beginning of an O*NET code: 29-1141.03, else 29-1141, else 29-114 and so on. */
export function byLongestBeginning<Value>(known: ReadonlyMap<string, Value>, onet_code: string): Value | undefined {
  for (let length = onet_code.length; length > 1; length -= 1) {
    const found = known.get(onet_code.slice(0, length));
    if (found !== undefined) return found;
  }
  return undefined;
}
