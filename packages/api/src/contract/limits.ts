/** Every number both sides must agree on. The unit is in the name; a name without one is a count. */
export const limits = {
  passwordMinCharacters: 8,
  nameMaxCharacters: 100,
  freeTextMaxCharacters: 200,
  messageMaxCharacters: 4000,
  emailMaxCharacters: 254,
  phoneMaxCharacters: 40,
  addressMaxCharacters: 2000,
  domainLabelMaxCharacters: 63,
  topLevelDomainMinCharacters: 2,
  topLevelDomainMaxCharacters: 6,
  stackTraceMaxCharacters: 20_000,
  grammarMaxCharacters: 500_000,

  pictureMaxBytes: 2 * 1024 * 1024,
  audioMaxBytes: 5 * 1024 * 1024,
  audioMaxSeconds: 10,
  audioSampleRateHertz: 16_000,
  demoRecordingMaxSeconds: 60,

  codeCharacters: 6,
  codeMinutes: 10,
  codeTries: 5,
  codesPerAddressPerHour: 5,
  codesPerAccountPerHour: 20,
  wrongCodesPerAddress: 20,
  wrongSecondFactors: 10,
  provedAddressMinutes: 60,
  challengeMinutes: 10,
  recoveryCodes: 10,
  passkeysPerAccount: 20,
  sessionTouchMinutes: 5,
  linkHours: 24,
  handoverSeconds: 60,
  sessionDays: 14,
  staffActingHours: 1,
  evaluationDays: 30,
  studioTrialHours: 1,

  failedLoginsPerAddress: 10,
  failedLoginsPerIp: 100,
  failedLoginWindowMinutes: 10,

  invitationsAtOnce: 20,
  invitationsPerOrganizationPerHour: 100,
  invitationsPerAddressPerHour: 5,
  projectsPerInvitation: 100,
  contactMessagesPerHour: 10,
  auditMonths: 12,
  notificationsShown: 200,

  useCases: 7,
  ratingMin: 1,
  ratingMax: 5,
  confidenceMin: 0,
  confidenceMax: 10_000,
  maxNBestMin: 1,
  maxNBestMax: 1000,
  silenceMinMilliseconds: 100,
  silenceMaxMilliseconds: 10_000,
  slotsPerModel: 200,
  valuesPerSlot: 10_000,
  demoCommands: 10,

  pageSize: 10,
  pageSizeOptions: [5, 10, 25, 100],
  pageSizeMax: 100,
  installerPageSize: 100,
  fileNamePageSize: 50,

  noticeMilliseconds: 10_000,
  longNoticeMilliseconds: 30_000,
  overlayFadeMilliseconds: 200,
  longWaitMilliseconds: 10_000,
  scrollResetMilliseconds: 400,
  searchPauseMilliseconds: 400,
  videoPollMilliseconds: 500,
  callTimeoutMilliseconds: 30_000,
  eventCommentSeconds: 15,
  eventResumeMinutes: 5,

  reportedErrors: 1000,
  spokenTexts: 100,
  studioMinWidthPixels: 1280,
  studioMinHeightPixels: 720,
  voiceProxyPort: 51_000,
} as const

/** Versions shown and sent: of the console itself, and of the grammar and wake-word guides it links to. */
export const versions = { console: '6.1.4', documentation: '5.9.0' } as const

/** What an audio upload may be, by media type. */
export const audioMediaTypes = [
  'audio/wav',
  'audio/mpeg',
  'audio/ogg',
  'audio/aac',
  'audio/flac',
  'audio/mp4',
  'audio/webm',
] as const

/** What a profile picture may be, by media type. */
export const pictureMediaTypes = ['image/jpeg', 'image/gif', 'image/png'] as const
