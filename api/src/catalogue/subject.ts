import { prepareSearch } from '@careerscoop/catalogue/search';
import * as catalogue from '@careerscoop/contract/catalogue';
import { defineSubject } from '../platform/define-subject.ts';
import { catalogueRoutes } from './catalogue.routes.ts';

defineSubject({
  name: 'catalogue',
  endpoints: { catalogue },
  routes: catalogueRoutes,
  async *warm() {
    await prepareSearch();
    yield;
  },
});
