import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const socialNetwork = z.enum(['instagram', 'tiktok', 'youtube', 'linkedin', 'facebook']);
export type SocialNetwork = z.infer<typeof socialNetwork>;

/** Pages of ours elsewhere. What an installation does not have is null or missing, and nothing is shown for it. */
export const siteLinks = z.object({
  for_organizations: z.string().nullable(),
  blog: z.string().nullable(),
  social: z.array(z.object({ network: socialNetwork, url: z.string() })),
});
export type SiteLinks = z.infer<typeof siteLinks>;

/** Who asks parents and payers. `is_example` where nobody has said yet where it can be found: then the address is made up. */
const organizationIdentity = z.object({ name: z.string(), address: z.string(), mailbox: z.string(), is_example: z.boolean() });
export type OrganizationIdentity = z.infer<typeof organizationIdentity>;

/** In one line, as letters carry it. */
export function identityInWords({ name, address, mailbox, is_example }: OrganizationIdentity): string {
  return `${name}, ${address}${is_example ? ' (an example address)' : ''}, ${mailbox}`;
}

export const site = z.object({
  demo: z.boolean(),
  /** The address people use, without a slash at its end. */
  public_url: z.string(),
  links: siteLinks,
  organization: organizationIdentity,
  /** Whether anybody can talk with the AI companions here: not while nobody would hear of danger. */
  companions_open: z.boolean(),
});
export type Site = z.infer<typeof site>;

/** What a balancer asks before it sends somebody to a process; these two stand at the root of the server too. */
const health = z.object({ status: z.literal('ok') });

export const getLive = endpoint({
  method: 'GET',
  path: '/health/live',
  access: 'public',
  summary: 'Whether the process lives; also at /health/live of the server itself.',
  status: 200,
  answer: health,
});

export const getReady = endpoint({
  method: 'GET',
  path: '/health/ready',
  access: 'public',
  summary:
    'Whether the process may be sent requests: 503 while the database is away and from the moment it is about to end. Also at /health/ready of the server itself.',
  status: 200,
  answer: health,
});

/** What differs from one installation to the next and a browser has to know. Pages of the server carry it too. */
export const getSite = endpoint({
  method: 'GET',
  path: '/site/',
  access: 'public',
  summary:
    'Whether this is a demo with local stand-ins, its public address, its pages elsewhere, who runs it, and whether the AI companions are open.',
  status: 200,
  answer: site,
});
