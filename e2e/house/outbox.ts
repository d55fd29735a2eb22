import { type APIRequestContext, expect } from '@playwright/test';

interface Message {
  to: string;
  subject: string;
  text: string;
  links: string[];
}

/** The link of the newest mail to this address (about this), as soon as it is in the local outbox. */
export async function mailedLink(api: APIRequestContext, email: string, subject = /./): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const messages = (await (await api.get('/dev/outbox.json')).json()) as Message[];
        link = messages.find((message) => message.to === email && subject.test(message.subject))?.links[0];
        return link;
      },
      { message: `a mail with a link to ${email}`, timeout: 30_000, intervals: [200, 300, 500] },
    )
    .toBeTruthy();
  return link ?? '';
}
