import { expect, it, test } from 'vitest'
import { limits } from './limits.js'

type Agreed = Partial<Record<keyof typeof limits, unknown>>

// Written a second time on purpose: a figure that both sides agreed on does not change by one hand alone.
test.each<[string, Agreed]>([
  ['passwords', { passwordMinCharacters: 8 }],
  [
    'pictures',
    { pictureMaxBytes: 2_097_152, pictureMaxPixels: 25_000_000, pictureSizesPixels: [56, 112, 256] },
  ],
  ['the pause before a search', { searchPauseMilliseconds: 400 }],
  [
    'F-051 domains',
    { domainLabelMaxCharacters: 63, topLevelDomainMinCharacters: 2, topLevelDomainMaxCharacters: 6 },
  ],
  ['texts', { nameMaxCharacters: 100, freeTextMaxCharacters: 200, emailMaxCharacters: 254 }],
  ['confidence', { confidenceMin: 0, confidenceMax: 10_000 }],
  ['silence', { silenceMinMilliseconds: 100, silenceMaxMilliseconds: 10_000 }],
  ['the demo', { demoCommands: 10, demoRecordingMaxSeconds: 60 }],
  ['the studio', { studioMinWidthPixels: 1280, studioMinHeightPixels: 720 }],
  ['frames', { scrollResetMilliseconds: 400, overlayFadeMilliseconds: 200 }],
  ['waiting', { longWaitMilliseconds: 10_000, callTimeoutMilliseconds: 30_000 }],
  ['notices', { noticeMilliseconds: 10_000, longNoticeMilliseconds: 30_000 }],
  ['the film', { videoPollMilliseconds: 500 }],
  ['sessions', { sessionDays: 14, handoverSeconds: 60, staffActingHours: 1, sessionTouchMinutes: 5 }],
  ['the voice proxy', { voiceProxyPort: 51_000 }],
  [
    'A-057 pages',
    {
      pageSize: 10,
      pageSizeOptions: [5, 10, 25, 100],
      pageSizeMax: 100,
      installerPageSize: 100,
      fileNamePageSize: 50,
    },
  ],
  ['access', { evaluationDays: 30, studioTrialHours: 1 }],
  ['links and typed codes', { linkHours: 24, codeCharacters: 6, codeMinutes: 10, codeTries: 5 }],
  [
    'tries',
    {
      failedLoginsPerAddress: 10,
      failedLoginsPerIp: 100,
      failedLoginWindowMinutes: 10,
      codesPerAddressPerHour: 5,
      codesPerAccountPerHour: 20,
      wrongCodesPerAddress: 20,
      wrongSecondFactors: 10,
    },
  ],
  [
    'second factors and proofs',
    { recoveryCodes: 10, passkeysPerAccount: 20, challengeMinutes: 10, provedAddressMinutes: 60 },
  ],
  [
    'invitations',
    {
      invitationsAtOnce: 20,
      invitationsPerOrganizationPerHour: 100,
      invitationsPerAddressPerHour: 5,
      projectsPerInvitation: 100,
    },
  ],
  ['messages', { messageMaxCharacters: 4000, contactMessagesPerHour: 10, notificationsShown: 200 }],
  ['audio', { audioMaxBytes: 5_242_880, audioMaxSeconds: 10, audioSampleRateHertz: 16_000 }],
  ['live events', { eventCommentSeconds: 15, eventResumeMinutes: 5 }],
  ['feedback and use cases', { ratingMin: 1, ratingMax: 5, useCases: 7, auditMonths: 12 }],
  ['models', { maxNBestMin: 1, maxNBestMax: 1000, slotsPerModel: 200, valuesPerSlot: 10_000 }],
  ['what is kept once', { reportedErrors: 1000, spokenTexts: 100 }],
])('figures agreed on: %s', (_, agreed) => expect(limits).toMatchObject(agreed))

it('keeps every long text bounded', () => {
  const { phoneMaxCharacters, addressMaxCharacters, stackTraceMaxCharacters, grammarMaxCharacters } = limits
  expect([phoneMaxCharacters, addressMaxCharacters]).toEqual([40, 2000])
  expect([stackTraceMaxCharacters, grammarMaxCharacters]).toEqual([20_000, 500_000])
})
