import { PRODUCT } from '@careerscoop/contract/constants';
import { Link } from 'react-router';
import { paths } from '../lib/paths.ts';
import { Block } from '../ui/block.tsx';
import { ThemeSwitch } from '../ui/theme-switch.tsx';
import './footer.css';

/** The foot of the public pages: whom to write to, the rules, and whose facts these are. */
export function Footer() {
  return (
    <Block as="footer" room="choc" className="foot">
      <div className="foot__top">
        <p className="d h2 foot__say">Not sure yet is a fine place to start.</p>
        <ul className="foot__l">
          <li>
            <span className="foot__who">Questions?</span>
            <a href={`mailto:${PRODUCT.mailbox}`}>{PRODUCT.mailbox}</a>
          </li>
          <li>
            <span className="foot__who">Schools, groups and mentors</span>
            <a href={`mailto:${PRODUCT.partner_mailbox}`}>{PRODUCT.partner_mailbox}</a>
          </li>
        </ul>
      </div>
      <p className="foot__data tiny">
        Career facts come from the O*NET Database of the U.S. Department of Labor, used under CC BY 4.0 and changed by us,
        and from the U.S. Bureau of Labor Statistics. <Link to={`${paths.terms}#public-data-we-use`}>All sources</Link>
      </p>
      <div className="foot__c small">
        <span>© 2025 {PRODUCT.name}</span>
        <Link to={paths.terms}>Terms and Conditions</Link>
        <Link to={paths.privacy}>Privacy Policy</Link>
        <ThemeSwitch />
      </div>
    </Block>
  );
}
