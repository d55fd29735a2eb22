// Everything that is built, by itself, so that tests which need none of it can run meanwhile: node scripts/build.mjs
import { buildOnce } from './prepare.mjs';

buildOnce('web');
buildOnce('server');
