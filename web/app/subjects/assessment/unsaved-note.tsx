import { Notice } from '../../ui/notice.tsx';

/** The browser refuses to keep the answers: they live in this page alone. */
export function UnsavedNote() {
  return (
    <div className="sn sn--still">
      <Notice>
        This browser does not let us keep your answers. You can go on, but leave this page open until you see your ten.
      </Notice>
    </div>
  );
}
