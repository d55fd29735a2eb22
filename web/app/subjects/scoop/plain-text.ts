/** A text without its marks: tags of HTML go, and the stars and hashes of Markdown. */
export function plainText(text: string): string {
  return text
    .replace(/<(br|\/p|\/li)\s*\/?>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
}
