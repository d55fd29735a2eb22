import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** The system's browser, as the journeys use it. */
export const BROWSER = { executablePath: process.env['CHROMIUM'] || PLACES.find((path) => existsSync(path)), args };
