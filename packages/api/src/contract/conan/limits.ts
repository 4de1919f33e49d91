/** Of the archive of a package that staff publishes. */
export const packageMegabytes = 2048
/** Of one recipe in it. */
export const packageBuilds = 100
/** What the archive may hold: files, folders and links. */
export const packageEntries = 50_000
/** What the archive may hold when it is unpacked. */
export const packageUnpackedMegabytes = 16_384
