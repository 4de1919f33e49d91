/** Where the peaks of a recording are kept, beside its sound. */
export const peaksKey = (fileKey: string) => `${fileKey}.dat`

/** Where the sound of a compressed recording is kept as recognizers take it. */
export const speechKey = (fileKey: string) => `${fileKey}.wav`

/** The keys of all files of a recording. */
export const audioKeys = (fileKey: string) => [fileKey, peaksKey(fileKey), speechKey(fileKey)]
