import '@careerscoop/catalogue/check/main';
import { measureSameness } from '../../src/scoop/sameness.ts';

// npm run catalogue:check: the words of the catalogue against their rules, and then the answers that are composed of it.
/** So many of the answers may be shared by several careers. */
const MOST_SHARED = 0.15;

if (!process.argv.includes('--sample')) {
  const { answers, shared } = measureSameness();
  const share = shared / answers;
  console.log(
    `${shared} of ${answers} scoop answers are shared by several careers: ${(share * 100).toFixed(1)} %, at most ${MOST_SHARED * 100} %.`,
  );
  if (share > MOST_SHARED) process.exitCode = 1;
}
