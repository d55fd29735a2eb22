import { LegalText } from '../shell/legal-text.tsx';
import privacy from './privacy.md?raw';

export default function PrivacyText() {
  return <LegalText markdown={privacy} />;
}
