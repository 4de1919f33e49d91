export const wakeWordsPerModel = 100
export const foundModels = 20
