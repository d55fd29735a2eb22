import { createHmac } from 'node:crypto';

/** 43 signs that only this server can make from a text; `purpose` keeps the uses apart. */
export function keyedHash(
  secret: Uint8Array,
  purpose:
    | 'unsubscribe'
    | 'invited'
    | 'report'
    | 'device'
    | 'device name'
    | 'disagree'
    | 'payment events'
    | 'sms stop'
    | 'session door'
    | 'recovery code'
    | 'confirming code',
  text: string,
): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}
