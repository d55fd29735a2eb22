// Letters with the marks that belong to names, at most three words. No dot, slash or digit: mail programs make links
// of anything like evil.com, and a stranger reads the name as our own words.
const NAME = /^(?=.{1,30}$)\p{L}[\p{L}\p{M}'’-]*(?: \p{L}[\p{L}\p{M}'’-]*){0,2}$/u;

/** The sender's first name where it may stand in a stranger's mail, else nothing. */
export function shownName(first_name: string | undefined): string | undefined {
  return first_name !== undefined && NAME.test(first_name) ? first_name : undefined;
}

/**
 * A text of somebody else with a gap in everything that mail programs turn into links by themselves: after the dot of
 * `evil.com`, after a scheme and around the sign of an email. Ordinary sentences stay as they are.
 */
export function withoutLinks(text: string): string {
  return text
    .replace(/\b([a-z][a-z0-9+-]*:)(?=\S)/gi, '$1 ')
    .replace(/(?<=\S)@(?=\S)/g, ' (at) ')
    .replace(/(?<=\S)([.\u2024\u3002\uff0e\uff61])(?=\p{L})/gu, '$1 ');
}
