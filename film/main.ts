// npm run film: makes the film of scenario 0 from its captions, our illustrations and a melody of our own.
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinFrames, needFfmpeg, writeMp4, writePoster, writeWebm } from './encode.ts';
import { drawFrames, FRAMES_A_SECOND } from './frames.ts';
import { music, wav } from './music.ts';
import { CUES, FILM_SECONDS, webVtt } from './words.ts';

/** The screen imports the files from here, so that the build names them by their content. */
const FOLDER = join(import.meta.dirname, '../web/app/subjects/assessment/film');
const WORK = join(import.meta.dirname, '../.cache/film');
const POSTER_SECOND = 5;

needFfmpeg();
mkdirSync(FOLDER, { recursive: true });
mkdirSync(WORK, { recursive: true });
const picture = join(WORK, 'picture.mkv');
const sound = join(WORK, 'sound.wav');
const out = (name: string) => join(FOLDER, name);

writeFileSync(out('intro.vtt'), webVtt(CUES));
writeFileSync(sound, wav(music(FILM_SECONDS)));
const seconds = Array.from({ length: FILM_SECONDS * FRAMES_A_SECOND }, (_, index) => index / FRAMES_A_SECOND);
console.log(`Drawing ${seconds.length} frames`);
await joinFrames(drawFrames(seconds), FRAMES_A_SECOND, picture);
console.log('Writing the files');
writePoster(picture, POSTER_SECOND, out('poster.webp'));
writeMp4(picture, sound, out('intro.mp4'));
writeWebm(picture, sound, out('intro.webm'), join(WORK, 'pass'));
for (const name of ['intro.webm', 'intro.mp4', 'poster.webp', 'intro.vtt']) {
  console.log(`${name}: ${Math.round(statSync(out(name)).size / 1024)} kB`);
}
