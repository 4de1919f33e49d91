export const stackTraceMaxCharacters = 20_000
export const scrollResetMilliseconds = 400
export const videoPollMilliseconds = 500
export const eventCommentSeconds = 15
export const eventResumeMinutes = 5
export const reportedErrors = 1000
export const reportedErrorsPerIpPerHour = 30
export const requestHeadersSeconds = 15
export const requestBodyGraceSeconds = 20
// 5 MB take ten minutes at most.
export const requestBodyBytesPerSecond = 8 * 1024
export const eventStreamsPerAccount = 20
