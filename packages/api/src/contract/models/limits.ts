export const wakeWordsPerModel = 100
