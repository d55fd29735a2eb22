import { paths } from '../../lib/paths.ts';
import { Block } from '../../ui/block.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ExplorerPicture, PartnerPicture } from './pictures.ts';
import './doors.css';

/** Two doors: for those who look for a career, and for those who have one to talk about. */
export function Doors() {
  return (
    <div className="doors">
      <Block room="waffle" className="door">
        <ExplorerPicture title="A girl with braids holds up a magnifying glass." />
        <div className="door__t">
          <h2 className="h2">You’re 13 to 18 and not sure yet</h2>
          <p className="lead">Good. Nobody has to be. Start with what sounds fun.</p>
          <LinkButton kind="go" to={`${paths.newStudent()}/`}>
            I’m a Career Explorer
          </LinkButton>
        </div>
      </Block>
      <Block room="mint" className="door">
        <PartnerPicture title="A mentor with a beard waves." />
        <div className="door__t">
          <h2 className="h2">You have a job worth talking about</h2>
          <p className="lead">Give half an hour a month to one student. That is all it takes.</p>
          <LinkButton kind="go" to={paths.signUpMentor}>
            I’d like to be a mentor
          </LinkButton>
        </div>
      </Block>
    </div>
  );
}
