import type { Site } from '@careerscoop/contract/site';
import { useHydrated } from './session.ts';

/** Stands in the built pages where the server writes the address that people use. */
const BUILD_URL = 'https://public-url.invalid';
const NOWHERE: Site['links'] = { for_organizations: null, blog: null, social: [] };

/**
 * What the server wrote into the page about this installation. Nothing is asked for it, so that nothing arrives late; a
 * page of the development server has none.
 */
const site = readSite(globalThis.document?.getElementById('site')?.textContent);

export function readSite(text: string | null | undefined): Partial<Site> {
  try {
    return JSON.parse(text || '{}') as Partial<Site>;
  } catch {
    return {};
  }
}

/** The same of who asks: what the product says of itself where no installation has said more. */
const NOBODY_YET: Site['organization'] = { name: 'CareerScoop', address: '', mailbox: 'hello@careerscoop.app', is_example: false };

/** Who asks parents and payers. */
export function useOrganization(): Site['organization'] {
  return (useHydrated() && site.organization) || NOBODY_YET;
}

/** Our pages elsewhere. The first render agrees with the built page, which knows of none. */
export function useSiteLinks(): Site['links'] {
  return (useHydrated() && site.links) || NOWHERE;
}

/** Whether this is a demo that anybody may try; on the development server it always is. */
export function useIsDemo(): boolean {
  return useHydrated() && (site.demo ?? import.meta.env.DEV);
}

/** Whether the AI companions are open here; the first render agrees with the built page, which takes them for open. */
export function useCompanionsOpen(): boolean {
  return !useHydrated() || (site.companions_open ?? true);
}

/** A page by its whole address. */
export function publicUrl(path: string): string {
  if (!globalThis.document) return BUILD_URL + path;
  return (site.public_url ?? location.origin) + path;
}
