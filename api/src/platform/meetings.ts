import { SignJWT, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Config } from './config.ts';

/** Who comes to a room. */
export const SEATS = ['student', 'mentor', 'guardian', 'staff'] as const;
export type Seat = (typeof SEATS)[number];

/** Somebody's way into one room, for as long as it is open. */
export interface Entry {
  /** Names the room; nobody learns it before its door opens. */
  room: string;
  seat: Seat;
  /** What the others read: a first name. */
  name: string;
  from: Date;
  until: Date;
  /** A link that a representative pasted; only where all who meet there are adults. */
  link?: string | null;
}

/** Where talks take place. */
export interface MeetingService {
  /** Whether rooms are the stand-in's: nobody is seen or heard, and /dev/meeting exists. */
  readonly standIn: boolean;
  /** The address that lets this one in; nothing where there is no room for them. */
  addressOf(entry: Entry): Promise<string | undefined>;
  /** Whether a representative may paste this link: https, and a host of MEETING_HOSTS. */
  isAllowedLink(link: string): boolean;
  /** Whom the stand-in's token lets into which room. @throws Error for any other token, and before and after its time */
  readEntry(token: string): Promise<z.output<typeof claims>>;
}

const STAND_IN = 'careerscoop-meeting';
const claims = z.object({
  room: z.string(),
  nbf: z.number(),
  exp: z.number(),
  context: z.object({ user: z.object({ name: z.string(), seat: z.enum(SEATS) }) }),
});

// No typed chat, no recording, no inviting. What a browser is told it may ignore: the server of the rooms switches them off itself.
const BUTTONS = ['microphone', 'camera', 'desktop', 'tileview', 'raisehand', 'settings', 'hangup'];
const ON_SCREEN = `config.toolbarButtons=${encodeURIComponent(JSON.stringify(BUTTONS))}&config.disableInviteFunctions=true`;

/** Makes the ways into rooms. Nothing is asked of anybody: a room begins when the first one with a token for it comes. */
export function openMeetings({ meetings, demo, publicUrl, sessionSecret }: Config, now: () => Date): MeetingService {
  const { jitsi, rooms, hosts } = meetings;
  const standIn = rooms && !jitsi && demo;
  const isAllowedLink = (link: string) => URL.canParse(link) && isOf(hosts, new URL(link));
  return {
    standIn,
    isAllowedLink,
    addressOf: async (entry) => {
      if (entry.link && isAllowedLink(entry.link)) return entry.link;
      if (!rooms) return undefined;
      if (jitsi) {
        const { url, appId, appSecret } = jitsi;
        const token = await tokenFor(entry, new TextEncoder().encode(appSecret), appId, new URL(url).hostname);
        return `${url}/${entry.room}?jwt=${token}#${ON_SCREEN}`;
      }
      // After the sign, so that the token reaches no log.
      return standIn ? `${publicUrl}/dev/meeting/${entry.room}#${await tokenFor(entry, sessionSecret, STAND_IN, STAND_IN)}` : undefined;
    },
    readEntry: async (token) => {
      const [audience, currentDate] = [STAND_IN, now()];
      const { payload } = await jwtVerify(token, sessionSecret, { audience, algorithms: ['HS256'], currentDate });
      return claims.parse(payload);
    },
  };
}

function isOf(hosts: readonly string[], { protocol, hostname, port, username }: URL): boolean {
  return protocol === 'https:' && port === '' && username === '' && hosts.includes(hostname);
}

/** As Jitsi's token authentication reads it: one room, one name, one window of time. Who is let out by whom, guardian and staff decide. */
function tokenFor({ room, seat, name, from, until }: Entry, secret: Uint8Array, id: string, domain: string): Promise<string> {
  const leads = seat === 'guardian' || seat === 'staff';
  const user = { name, seat, moderator: leads, affiliation: leads ? 'owner' : 'member' };
  const features = { recording: false, livestreaming: false, transcription: false, 'outbound-call': false, 'file-upload': false };
  return new SignJWT({ room, context: { user, features } })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(id)
    .setAudience(id)
    .setSubject(domain)
    .setNotBefore(from)
    .setExpirationTime(until)
    .sign(secret);
}
