/** Where a link of a letter leads: a page or a mailbox, from our own address where it names no other; nothing for any other scheme. */
export function safeLink(href: string, publicUrl: string): string | undefined {
  if (!URL.canParse(href, `${publicUrl}/`)) return undefined;
  const url = new URL(href, `${publicUrl}/`);
  return ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined;
}
