import { PRODUCT } from '@careerscoop/contract/constants';

/** What a browser that runs no script shows on top of every page. */
export function NoScript() {
  return (
    <noscript>
      <p className="wrap no-script">
        You can read our pages without JavaScript. Signing up, the assessment and our forms need it. Write to us at{' '}
        <a href={`mailto:${PRODUCT.mailbox}`}>{PRODUCT.mailbox}</a>, or go to the <a href="/">start page</a>.
      </p>
    </noscript>
  );
}
