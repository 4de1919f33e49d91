/** Where the peaks of a recording are kept, beside its sound. */
export const peaksKey = (fileKey: string) => `${fileKey}.dat`

/** The keys of all files of a recording; one whose format hides its sound has no peaks. */
export const audioKeys = (fileKey: string) => [fileKey, peaksKey(fileKey)]
