import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { filled } from '../kernel/rules.js'
import { flag, integer, nothing, object, oneOf, optional, text, type } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { serverHealth } from './health.js'
import { versions } from './versions.js'

export * from './demo.js'

const short = () => optional(text({ max: limits.freeTextMaxCharacters }))

export const checkVersion = endpoint({
  method: 'POST',
  path: '_version',
  body: object({ version: filled(versions.console) }),
  response: type({ flag: flag() }),
  quiet: true,
  idempotent: true,
  [docs]: {
    summary: 'Whether a version of the console is still served; `false` asks for a reload.',
    roles: 'public',
    errors: ['incorrect_form'],
    example: { body: { version: versions.console }, response: { flag: true } },
  },
})

export const reportError = endpoint({
  method: 'POST',
  path: '_errorz',
  body: object({
    stacktrace: filled('TypeError: x is undefined', limits.stackTraceMaxCharacters),
    url: short(),
    version: short(),
    user_agent: optional(text({ max: 1000 })),
  }),
  quiet: true,
  [docs]: {
    summary: 'Report an error of the browser, once for each distinct one.',
    roles: 'public',
    errors: ['incorrect_form'],
    example: { body: { stacktrace: 'TypeError: x is undefined\n    at Lamp.tsx:12' } },
  },
})

export const pushLog = endpoint({
  method: 'POST',
  path: 'v3/dlogs',
  body: object({
    level: optional(oneOf(['info', 'warning', 'error'])),
    message: filled('No tag translation for tts', limits.messageMaxCharacters),
  }),
  quiet: true,
  [docs]: {
    summary: 'Push a line to the log of the server.',
    roles: 'user',
    errors: ['incorrect_form'],
    example: { body: { level: 'warning', message: 'No tag translation for tts' } },
  },
})

export const getHealth = endpoint({
  method: 'GET',
  path: 'health',
  response: serverHealth,
  quiet: true,
  [docs]: {
    summary: 'Whether the server is ready, and what its speech engines can do now.',
    roles: 'public',
    errors: [],
    example: {
      response: {
        status: 'ok',
        voice: [{ engine: 'soundswallower', lang: 'en-US', quality: 'good' }],
        is_local: true,
      },
    },
  },
})

export const openEvents = endpoint({
  method: 'GET',
  path: 'v3/events',
  query: object({
    since: optional(
      integer({
        min: 0,
        max: limits.eventResumeMinutes * 60_000,
        [docs]: {
          example: 850,
          note: 'milliseconds that have passed since the reader began to read; what happened since then is said first',
        },
      }),
    ),
  }),
  response: nothing(),
  responseKind: 'events',
  quiet: true,
  [docs]: {
    summary: 'Server-sent events of the logged-in user; `Last-Event-ID` resumes within five minutes.',
    roles: 'user',
    errors: ['incorrect_form', 'too_many_streams'],
    example: { query: { since: 850 } },
  },
})
