import { ButtonsSection } from './dev/buttons.tsx';
import './dev/dev.css';
import { FieldsSection } from './dev/fields.tsx';
import { IconsSection } from './dev/icons.tsx';
import { OverlaysSection } from './dev/overlays.tsx';
import { ChipsSection, RatingSection, RoomsSection } from './dev/parts.tsx';
import { ScenesSection } from './dev/scenes.tsx';
import { WaitsSection } from './dev/waits.tsx';
import { PageTitle } from './page-title.tsx';

export const meta = () => [{ title: 'The kit · CareerScoop' }];

/** Every part of the kit in every state, and all pictures. */
export default function DevUi() {
  return (
    <main id="main" className="wrap dev">
      <PageTitle lead="Every part in every state. Point at things, press Tab, change the theme.">The kit</PageTitle>
      <ButtonsSection />
      <FieldsSection />
      <ChipsSection />
      <RatingSection />
      <OverlaysSection />
      <RoomsSection />
      <WaitsSection />
      <ScenesSection />
      <IconsSection />
    </main>
  );
}
