export const fileLinkMinutes = 10
export const downloadsAtOncePerAccount = 16
export const uploadMegabytes = 8192
/** Those that are not finished. */
export const uploadsPerAccount = 5
/** How long one waits to be gone on with. */
export const uploadKeptHours = 24
