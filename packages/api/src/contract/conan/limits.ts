/** Of the archive of a package that staff publishes. */
export const packageMegabytes = 2048
/** Of one recipe in it. */
export const packageBuilds = 100
/** Maximum number of entries of the archive: files, folders and links. */
export const packageEntries = 50_000
/** Maximum size of the unpacked archive. */
export const packageUnpackedMegabytes = 16_384
