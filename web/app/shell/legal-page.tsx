import { lazy, useState, type ComponentType } from 'react';
import { useHydrated } from '../lib/session.ts';
import './legal-page.css';

interface TextModule {
  default: ComponentType;
}

/**
 * A page of written text. Where the page's HTML holds it already it stays as it is, and neither the text nor what reads
 * its Markdown is fetched: together they weigh a quarter of the page's script. Entered from another page, it is fetched
 * before that page is left.
 * @param text the text while the build writes the page, null in the browser.
 */
export function legalPage(load: () => Promise<TextModule>, text: TextModule | null) {
  const Text = text?.default ?? lazy(load);

  return function LegalPage() {
    const hydrated = useHydrated();
    const [inHtml] = useState(!hydrated && !text);
    const place = { id: 'main', tabIndex: -1, className: 'wrap legal' };
    // React takes over the element and leaves what is in it alone.
    if (inHtml) return <main {...place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    return (
      <main {...place}>
        <Text />
      </main>
    );
  };
}
