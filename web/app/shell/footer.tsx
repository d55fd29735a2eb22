import { PRODUCT } from '@careerscoop/contract/constants';
import { Link } from 'react-router';
import { paths } from '../lib/paths.ts';
import { OccupationalData } from '../subjects/results/occupational-data.tsx';
import { MessageLink } from '../subjects/outreach/message-link.tsx';
import { Newsletter } from '../subjects/outreach/newsletter.tsx';
import { Block } from '../ui/block.tsx';
import { ThemeSwitch } from '../ui/theme-switch.tsx';
import { SocialLinks } from './social-links.tsx';
import './footer.css';

/** The foot of the public pages: the letter, where else to look, the ways to write to us, and whose facts these are. */
export function Footer() {
  return (
    <Block as="footer" room="choc" className="foot">
      <div className="foot__in">
        <div>
          <h2 className="h2">Stay in touch</h2>
          <p className="lead foot__say">One short letter a month. A career, a person, a thing to try.</p>
          <Newsletter />
        </div>
        <nav aria-label="More pages">
          <ul className="foot__l">
            <li>
              <Link to={paths.careers}>Careers</Link>
            </li>
            <li>
              <Link to={paths.schools()}>Schools</Link>
            </li>
            <li>
              <Link to={paths.about}>About</Link>
            </li>
            <li>
              <Link to={paths.stories}>Stories</Link>
            </li>
            <li>
              <Link to={paths.faq}>FAQ</Link>
            </li>
          </ul>
        </nav>
        <ul className="foot__l">
          <li>
            <Link to={paths.parents}>For parents</Link>
          </li>
          <li>
            <Link to={paths.companionsSafety}>Companions’ safety</Link>
          </li>
          <li>
            <MessageLink kind="contact">Contact us</MessageLink>
          </li>
          <li>
            <MessageLink kind="chat_support">Chat support</MessageLink>
          </li>
          <li>
            <MessageLink kind="bug">Report a bug</MessageLink>
          </li>
        </ul>
      </div>
      <p className="foot__data tiny">
        <OccupationalData />
        <br />
        Pay and outlook come from the U.S. Bureau of Labor Statistics. <Link to={`${paths.terms}#public-data-we-use`}>All sources</Link>
      </p>
      <div className="foot__c small">
        <span>© 2025 {PRODUCT.name}</span>
        <Link to={paths.terms}>Terms and Conditions</Link>
        <Link to={paths.privacy}>Privacy Policy</Link>
        <span className="foot__mail">
          Community partners: <a href={`mailto:${PRODUCT.partner_mailbox}`}>{PRODUCT.partner_mailbox}</a>
        </span>
        <SocialLinks />
        <ThemeSwitch />
      </div>
    </Block>
  );
}
