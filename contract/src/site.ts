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

export const site = z.object({
  demo: z.boolean(),
  /** The address people use, without a slash at its end. */
  public_url: z.string(),
  links: siteLinks,
});
export type Site = z.infer<typeof site>;

/** What differs from one installation to the next and a browser has to know. Pages of the server carry it too. */
export const getSite = endpoint({
  method: 'GET',
  path: '/site/',
  access: 'public',
  summary: 'Whether this is a demo with local stand-ins, its public address, and its pages elsewhere.',
  status: 200,
  answer: site,
});
