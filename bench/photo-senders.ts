// Sends one photo for each token at once, in a process of its own: what sending costs is no part of what others wait.
import { openAsBlob } from 'node:fs';
import { keepPhoto } from './keep-photo.ts';

const [origin = '', file = '', ...tokens] = process.argv.slice(2);
const photo = await openAsBlob(file);
await Promise.all(tokens.map((token) => keepPhoto(origin, token, photo)));
