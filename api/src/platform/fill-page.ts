import type { Site } from '@careerscoop/contract/site';

/** The build does not know where it will be reached: it writes this address, and the place for what it does not know. */
const BUILD_URL = 'https://public-url.invalid';
const SITE_PLACE = '<script type="application/json" id="site">{}</script>';

/** A built page as this installation serves it: with its own address and with what the browser has to know of it. */
export function fillPage(html: string, site: Site): string {
  // A "<" in a value could end the script element early.
  const data = JSON.stringify(site).replaceAll('<', '\\u003c');
  return html.replaceAll(BUILD_URL, () => escapeHtml(site.public_url)).replace(SITE_PLACE, () => SITE_PLACE.replace('{}', () => data));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
