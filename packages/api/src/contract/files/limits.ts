export const fileLinkMinutes = 10
export const downloadsAtOncePerAccount = 16
export const uploadMegabytes = 8192
/** Those that are not finished. */
export const uploadsPerAccount = 5
/** What uploads leave free on the disk, for everything else that is written. */
export const uploadSpareMegabytes = 256
/** How long one waits to be gone on with. */
export const uploadKeptHours = 24
/** What the console sends at once: a lost connection loses no more, and nginx takes no body above 1 MiB by default. */
export const uploadPieceBytes = 960 * 1024
