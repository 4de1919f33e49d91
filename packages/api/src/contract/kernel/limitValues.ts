// Constants of their own and not the fields of one object, so that a page carries only those it uses.

export const passwordMinCharacters = 8
export const nameMaxCharacters = 100
export const freeTextMaxCharacters = 200
export const messageMaxCharacters = 4000
export const emailMaxCharacters = 254
export const phoneMaxCharacters = 40
export const addressMaxCharacters = 2000
export const domainLabelMaxCharacters = 63
export const topLevelDomainMinCharacters = 2
export const topLevelDomainMaxCharacters = 6
export const stackTraceMaxCharacters = 20_000
export const grammarMaxCharacters = 500_000

export const pictureMaxBytes = 2 * 1024 * 1024
export const pictureMaxPixels = 25_000_000
export const pictureSizesPixels = [56, 112, 256] as const
export const audioMaxBytes = 5 * 1024 * 1024
export const audioMaxSeconds = 10
export const audioSampleRateHertz = 16_000
export const demoRecordingMaxSeconds = 60

export const codeCharacters = 6
export const codeMinutes = 10
export const codeTries = 5
export const codesPerAddressPerHour = 5
export const codesPerAccountPerHour = 20
export const wrongCodesPerAddress = 20
export const wrongSecondFactors = 10
export const provedAddressMinutes = 60
export const challengeMinutes = 10
export const recoveryCodes = 10
export const passkeysPerAccount = 20
export const sessionTouchMinutes = 5
export const linkHours = 24
export const handoverSeconds = 60
export const sessionDays = 14
export const staffActingHours = 1
export const evaluationDays = 30
export const studioTrialHours = 1

export const failedLoginsPerAddress = 10
export const failedLoginsPerIp = 100
export const failedLoginWindowMinutes = 10

export const invitationsAtOnce = 20
export const invitationsPerOrganizationPerHour = 100
export const invitationsPerAddressPerHour = 5
export const projectsPerInvitation = 100
export const contactMessagesPerHour = 10
export const auditMonths = 12
export const notificationsShown = 200

export const useCases = 7
export const ratingMin = 1
export const ratingMax = 5
export const confidenceMin = 0
export const confidenceMax = 10_000
export const maxNBestMin = 1
export const maxNBestMax = 1000
export const silenceMinMilliseconds = 100
export const silenceMaxMilliseconds = 10_000
export const slotsPerModel = 200
export const valuesPerSlot = 10_000
export const demoCommands = 10

export const pageSize = 10
export const pageSizeOptions = [5, 10, 25, 100] as const
export const pageSizeMax = 100
export const installerPageSize = 100
export const fileNamePageSize = 50

export const noticeMilliseconds = 10_000
export const longNoticeMilliseconds = 30_000
export const overlayFadeMilliseconds = 200
export const longWaitMilliseconds = 10_000
export const scrollResetMilliseconds = 400
export const searchPauseMilliseconds = 400
export const videoPollMilliseconds = 500
export const callTimeoutMilliseconds = 30_000
export const eventCommentSeconds = 15
export const eventResumeMinutes = 5

export const reportedErrors = 1000
export const spokenTexts = 100
export const studioMinWidthPixels = 1280
export const studioMinHeightPixels = 720
export const voiceProxyPort = 51_000
