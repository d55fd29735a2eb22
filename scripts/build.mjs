// Everything that is built, by itself, so that tests which need none of it can run meanwhile: node scripts/build.mjs
import { buildServer, buildWeb } from './prepare.mjs';

buildWeb();
buildServer();
