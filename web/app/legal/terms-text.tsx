import { LegalText } from '../shell/legal-text.tsx';
import terms from './terms.md?raw';

export default function TermsText() {
  return <LegalText markdown={terms} />;
}
