import { z } from 'zod';

export interface MeetingSettings {
  /** Unset: the stand-in at /dev/meeting, where nobody is seen or heard, or no rooms at all. */
  jitsi: { url: string; appId: string; appSecret: string } | undefined;
  /** Whether rooms of our own are made at all; where not, adults meet at links that a representative pasted. */
  rooms: boolean;
  /** The hosts whose links a representative may paste, for adults. */
  hosts: string[];
}

const text = z
  .string()
  .optional()
  .transform((given) => given?.trim() || undefined);

const HOST = /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/;

export const meetingFields = {
  MEETINGS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  JITSI_URL: z
    .url({ protocol: /^https$/, error: 'must be an address that begins with https://, as https://meet.careers.example' })
    .optional(),
  JITSI_APP_ID: text,
  JITSI_APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  MEETING_HOSTS: z
    .string()
    .optional()
    .transform((list) =>
      (list ?? '')
        .toLowerCase()
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    )
    .refine(
      (hosts) => hosts.every((host) => HOST.test(host)),
      'must be hosts with a comma between them, as meet.example.com, zoom.example.com',
    ),
};
interface Given {
  MEETINGS: 'on' | 'off';
  JITSI_URL?: string | undefined;
  JITSI_APP_ID?: string | undefined;
  JITSI_APP_SECRET?: string | undefined;
  MEETING_HOSTS: string[];
}

/** Where talks take place, by the settings; a sentence where they do not fit each other. */
export function readMeetings(given: Given): MeetingSettings | string {
  const { MEETINGS, JITSI_URL: url, JITSI_APP_ID: appId, JITSI_APP_SECRET: appSecret, MEETING_HOSTS: hosts } = given;
  const rooms = MEETINGS === 'on';
  if (!url && !appId && !appSecret) return { jitsi: undefined, rooms, hosts };
  if (!url || !appId || !appSecret) return 'JITSI_URL, JITSI_APP_ID and JITSI_APP_SECRET belong together: set all three or none.';
  return { jitsi: { url: url.replace(/\/+$/, ''), appId, appSecret }, rooms, hosts };
}
