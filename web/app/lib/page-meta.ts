import { PRODUCT } from '@careerscoop/contract/constants';
import { publicUrl } from './site.ts';

interface PublicPage {
  title: string;
  description: string;
  /** The one address under which search engines list it; another address of the same page names it too. */
  path: string;
}

const PICTURE = {
  path: '/share.png',
  width: '1200',
  height: '630',
  alt: 'Three teenagers on a giant ice cream cone. Beside them: 800+ careers. Let’s find your ten.',
};

/** The head of a public page: for the tab, for search engines, and for the card that a shared link shows. */
export function pageMeta({ title, description, path }: PublicPage) {
  const whole = `${title} · ${PRODUCT.name}`;
  const url = publicUrl(path);
  const card = {
    type: 'website',
    site_name: PRODUCT.name,
    title: whole,
    description,
    url,
    image: publicUrl(PICTURE.path),
    'image:type': 'image/png',
    'image:width': PICTURE.width,
    'image:height': PICTURE.height,
    'image:alt': PICTURE.alt,
  };
  return [
    { title: whole },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...Object.entries(card).map(([name, content]) => ({ property: `og:${name}`, content })),
    // Title, text and picture of the card are those above.
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
