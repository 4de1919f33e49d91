/** Key of the peaks of a recording, beside its sound. */
export const peaksKey = (fileKey: string) => `${fileKey}.dat`

/** Key of the decoded sound of a compressed recording, in the form of the recognizers. */
export const speechKey = (fileKey: string) => `${fileKey}.wav`

/** The keys of all files of a recording. */
export const audioKeys = (fileKey: string) => [fileKey, peaksKey(fileKey), speechKey(fileKey)]
