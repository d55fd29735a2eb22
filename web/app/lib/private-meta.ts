import { PRODUCT } from '@careerscoop/contract/constants';

/** The head of a page that is nobody else's business: search engines leave it alone. */
export const privateMeta = (title: string) => [{ title: `${title} · ${PRODUCT.name}` }, { name: 'robots', content: 'noindex' }];

/** For a page whose address holds a secret: nobody that it links to learns of it. */
export const SECRET_ADDRESS = { name: 'referrer', content: 'no-referrer' };
