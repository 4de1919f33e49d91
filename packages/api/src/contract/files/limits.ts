export const fileLinkMinutes = 10
export const downloadsAtOncePerAccount = 16
export const uploadMegabytes = 8192
/** Unfinished ones. */
export const uploadsPerAccount = 5
/** Space on the disk that uploads leave free for everything else. */
export const uploadSpareMegabytes = 256
/** How long one waits to be gone on with. */
export const uploadKeptHours = 24
/** Size of the console's requests: a lost connection loses no more, and nginx takes no body above 1 MiB by default. */
export const uploadPieceBytes = 960 * 1024
