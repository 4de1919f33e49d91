/** Bytes of all files together. */
export const maxBytes = 512 * 1024 * 1024
/** Files and folders: 200 models with all their recordings are fewer. */
export const maxEntries = 50_000
