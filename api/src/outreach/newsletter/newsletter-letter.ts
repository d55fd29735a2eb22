import { identityInWords } from '@careerscoop/contract/site';
import type { Config } from '../../platform/config.ts';
import type { Mail } from '../../platform/mail.ts';
import { renderLetter } from '../../platform/mail-letter.ts';
import { markdownHtml } from './markdown-html.ts';
import { markdownText } from './markdown-text.ts';

type House = Pick<Config, 'publicUrl' | 'organization'>;

interface Words {
  subject: string;
  /** Markdown. */
  body: string;
}

/**
 * A newsletter as one reader gets it, with who sends it and where they are. Without a token it is a preview or a test, whose link
 * ends nothing.
 */
export function newsletterLetter({ publicUrl, organization }: House, to: string, { subject, body }: Words, token?: string): Mail {
  const url = `${publicUrl}/unsubscribe${token ? `?token=${token}` : ''}`;
  const letter = renderLetter({
    to,
    subject,
    greeting: 'Hi,',
    paragraphs: [],
    content: { text: markdownText(body, publicUrl), html: markdownHtml(body, publicUrl) },
    ending: `From ${identityInWords(organization)}. You get this mail because this address asked for our newsletter. One press ends it.`,
    way_out: { label: 'Unsubscribe', url },
  });
  return token ? { ...letter, unsubscribe_url: url } : letter;
}
