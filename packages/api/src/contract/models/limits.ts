export const wakeWordsPerModel = 100
export const voicePrintsPerModel = 100
export const audioFilesPerVoicePrint = 20
export const foundModels = 20
