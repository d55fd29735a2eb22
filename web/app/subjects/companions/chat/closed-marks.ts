/** A beginning of a Markdown text, with what is still open in it closed: no mark shows while the text is typed. */
export function closedMarks(text: string): string {
  // A link whose address is still to come is its words so far.
  const linked = text.replace(/\[([^[\]\n]*)(?:\](?:\([^()\s]*)?)?$/, '$1').replace(/\*+$/, '');
  const paragraph = linked.slice(linked.lastIndexOf('\n\n') + 1);
  const open = (paragraph.match(/\*\*/g)?.length ?? 0) % 2 === 1;
  return open ? `${linked.trimEnd()}**` : linked;
}
