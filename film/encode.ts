// What ffmpeg does: frames to a file without loss, that file and the melody to what browsers play.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

const QUIET = ['-hide_banner', '-loglevel', 'error', '-y'];
/** Nothing of the machine or the hour goes into a file. */
const PLAIN = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];
const COLORS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
const TO_VIDEO = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', ...COLORS];

export function needFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version']).status === 0) return;
  console.error('The film needs ffmpeg. Install it (Debian: apt-get install ffmpeg) and run npm run film again.');
  process.exit(1);
}

export function ffmpeg(...args: string[]): void {
  const { status } = spawnSync('ffmpeg', [...QUIET, ...args], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`ffmpeg stopped with ${status}: ${args.join(' ')}`);
}

/** Writes the frames to one file as they come, without loss. */
export async function joinFrames(frames: AsyncIterable<Buffer>, rate: number, file: string): Promise<void> {
  const args = [...QUIET, '-f', 'image2pipe', '-c:v', 'png', '-framerate', String(rate), '-i', '-', '-c:v', 'ffv1', file];
  const encoder = spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] });
  const closed = once(encoder, 'close');
  for await (const frame of frames) {
    if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [status] = (await closed) as [number];
  if (status !== 0) throw new Error(`ffmpeg stopped with ${status} while it joined the frames.`);
}

/** VP9 and Opus, in two passes. */
export function writeWebm(picture: string, sound: string, file: string, log: string): void {
  const video = [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '34',
    '-b:v',
    '0',
    '-g',
    '240',
    '-row-mt',
    '1',
    '-tile-columns',
    '1',
    '-passlogfile',
    log,
    ...TO_VIDEO,
  ];
  ffmpeg('-i', picture, ...video, '-cpu-used', '4', '-pass', '1', '-an', '-f', 'null', '-');
  const audio = ['-c:a', 'libopus', '-b:a', '64k'];
  ffmpeg('-i', picture, '-i', sound, ...video, '-cpu-used', '3', '-pass', '2', ...audio, ...PLAIN, '-shortest', file);
}

/** H.264 and AAC, for browsers without WebM; its index stands in front, so that it plays while it loads. */
export function writeMp4(picture: string, sound: string, file: string): void {
  const video = ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-tune', 'animation', '-crf', '25', '-g', '240', ...TO_VIDEO];
  const audio = ['-c:a', 'aac', '-b:a', '80k'];
  ffmpeg('-i', picture, '-i', sound, ...video, ...audio, ...PLAIN, '-movflags', '+faststart', '-shortest', file);
}

/** One frame as the still picture that stands there before the film is played. */
export function writePoster(picture: string, second: number, file: string): void {
  ffmpeg(
    '-ss',
    String(second),
    '-i',
    picture,
    '-frames:v',
    '1',
    '-c:v',
    'libwebp',
    '-quality',
    '82',
    '-compression_level',
    '6',
    ...PLAIN,
    file,
  );
}
