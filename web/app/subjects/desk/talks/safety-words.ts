/** What the companions noticed, as people read its key: self_harm is "Self harm". */
export function kindInWords(kind: string): string {
  const words = kind.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
