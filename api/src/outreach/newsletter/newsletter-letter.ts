import { PRODUCT } from '@careerscoop/contract/constants';
import type { Mail } from '../../platform/mail.ts';
import { renderLetter } from '../../platform/mail-letter.ts';
import { markdownHtml } from './markdown-html.ts';
import { markdownText } from './markdown-text.ts';

interface Words {
  subject: string;
  /** Markdown. */
  body: string;
}

/** A newsletter as one reader gets it. Without a token it is a preview or a test, whose link ends nothing. */
export function newsletterLetter(publicUrl: string, to: string, { subject, body }: Words, token?: string): Mail {
  const url = `${publicUrl}/unsubscribe${token ? `?token=${token}` : ''}`;
  const letter = renderLetter({
    to,
    subject,
    greeting: 'Hi,',
    paragraphs: [],
    content: { text: markdownText(body, publicUrl), html: markdownHtml(body, publicUrl) },
    ending: `You get this mail because this address asked for the newsletter of ${PRODUCT.name}. One press ends it.`,
    way_out: { label: 'Unsubscribe', url },
  });
  return token ? { ...letter, unsubscribe_url: url } : letter;
}
