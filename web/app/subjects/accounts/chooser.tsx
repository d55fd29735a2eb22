import PersonalityCups from '@careerscoop/art/scenes/personality-cups.tsx';
import Explorer from '@careerscoop/art/scenes/explorer.tsx';
import Partner from '@careerscoop/art/scenes/partner.tsx';
import { paths } from '../../lib/paths.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import './chooser.css';

/** Three ways to join: two have a form, the third begins with a message. */
export function Chooser({ onTalk }: { onTalk: () => void }) {
  return (
    <div className="choose">
      <Block room="waffle" as="article" className="choose__c">
        <Explorer className="choose__a" />
        <div className="choose__t">
          <h2 className="h2">Career Explorer</h2>
          <p>I want to find out what fits me. Ages 13 and up, most of us are in high school.</p>
          <LinkButton kind="go" to={paths.newStudent()}>
            I’m a Career Explorer
          </LinkButton>
        </div>
      </Block>
      <Block room="mint" as="article" className="choose__c">
        <Partner className="choose__a" />
        <div className="choose__t">
          <h2 className="h2">Community Partner</h2>
          <p>I have a job worth talking about, and half an hour a month for a student who wants to know.</p>
          <LinkButton kind="go" to={paths.signUpMentor}>
            I’m a Community Partner
          </LinkButton>
        </div>
      </Block>
      <Block room="blue" as="article" className="choose__c choose__c--row">
        <div className="choose__t">
          <h2 className="h2">Organization</h2>
          <p>We are a school, a nonprofit or a company, and want to bring CareerScoop to our students.</p>
          <Button kind="line" className="needs-script" aria-haspopup="dialog" onClick={onTalk}>
            I’m from an Organization
          </Button>
        </div>
        <PersonalityCups className="choose__a" />
      </Block>
    </div>
  );
}
