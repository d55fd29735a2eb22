import { useNavigate, useParams } from 'react-router';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { DeskPage, Panel } from '../desk-page.tsx';
import { MessageOpen } from './message-open.tsx';

/** One message, opened. */
export function MessageScreen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <DeskPage title="Message" back={{ to: deskPaths.messages, label: 'Messages' }} may="messages.read">
      <Panel pad>
        <MessageOpen id={Number(id)} onDone={() => void navigate(deskPaths.messages)} />
      </Panel>
    </DeskPage>
  );
}
