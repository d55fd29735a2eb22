/** Starts a server of our own. @returns its address and a function that stops it. */
export function startPostgres(): { url: string; stop: () => void };
/** Installs a Debian package, when this machine lets us. */
export function install(name: string): void;
