import { type APIRequestContext, expect } from '@playwright/test';

export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
}

/** The mails to this address, the newest first. */
export async function mailsTo(api: APIRequestContext, email: string): Promise<Message[]> {
  // Of the two hundred that are kept: every test looks several times.
  return (await (await api.get('/dev/outbox.json', { params: { to: email } })).json()) as Message[];
}

/** The newest mail to this address that holds the text, as soon as it is in the local outbox. */
export async function mailWith(api: APIRequestContext, email: string, text: string): Promise<Message> {
  const find = async () => (await mailsTo(api, email)).find((mail) => mail.text.includes(text));
  await expect.poll(find, { message: `a mail to ${email} with “${text}”`, timeout: 30_000, intervals: [200, 300, 500] }).toBeTruthy();
  const mail = await find();
  if (!mail) throw new Error('The mail is gone.');
  return mail;
}

/** The link of the newest mail to this address (about this), as soon as it is in the local outbox. */
export async function mailedLink(api: APIRequestContext, email: string, subject = /./): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        link = (await mailsTo(api, email)).find((mail) => subject.test(mail.subject))?.links[0];
        return link;
      },
      { message: `a mail with a link to ${email}`, timeout: 30_000, intervals: [200, 300, 500] },
    )
    .toBeTruthy();
  return link ?? '';
}
