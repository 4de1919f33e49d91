export const grammarMaxCharacters = 500_000
export const confidenceMin = 0
export const confidenceMax = 10_000
/** The default of a model. */
export const confidenceThreshold = 5000
export const maxNBestMin = 1
export const maxNBestMax = 1000
export const silenceMinMilliseconds = 100
export const silenceMaxMilliseconds = 10_000
export const slotsPerModel = 200
export const valuesPerSlot = 10_000
/** Of the values of all slots together. */
export const slotsMaxCharacters = 500_000
export const testsPerSuite = 1000
/** Of a suite in a request. */
export const suiteMaxCharacters = 500_000
// Servers take addresses of 16,384 bytes with their headers, and a sign may be nine of them.
export const slotsInAddressMaxCharacters = 8000
/** Different words of which a call compares the sound. */
export const wordsCompared = 500
export const grammarMaxMilliseconds = 5000
export const grammarMaxMegabytes = 512
export const grammarsAtOnce = 2
export const modelsPerProject = 200
export const versionsPerModel = 200
export const versionMegabytesPerModel = 20
