export const audioMaxBytes = 5 * 1024 * 1024
export const audioMaxSeconds = 10
export const audioSampleRateHertz = 16_000
export const audioFilesPerProject = 2000
export const audioMegabytesPerProject = 1024
