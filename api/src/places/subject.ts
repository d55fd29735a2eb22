import { zipTable } from '@careerscoop/catalogue/zip';
import * as places from '@careerscoop/contract/places';
import { defineSubject } from '../platform/define-subject.ts';
import { placesRoutes } from './places.routes.ts';

defineSubject({
  name: 'places',
  endpoints: { places },
  routes: placesRoutes,
  warm: () => zipTable.prepare(),
});
