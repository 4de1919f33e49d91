import { endpoint } from '../kernel/endpoint.js'
import { limits, versions } from '../kernel/limits.js'
import { filled } from '../kernel/rules.js'
import { flag, nothing, object, oneOf, optional, text, type } from '../kernel/structs.js'

const short = () => optional(text({ max: limits.freeTextMaxCharacters }))

export const checkVersion = endpoint({
  method: 'POST',
  path: '_version',
  summary: 'Whether a version of the console is still served; `false` asks for a reload.',
  roles: 'public',
  body: object({ version: filled(versions.console) }),
  response: type({ flag: flag() }),
  errors: ['incorrect_form'],
  quiet: true,
  idempotent: true,
  example: { body: { version: versions.console }, response: { flag: true } },
})

export const reportError = endpoint({
  method: 'POST',
  path: '_errorz',
  summary: 'Report an error of the browser, once for each distinct one.',
  roles: 'public',
  body: object({
    stacktrace: filled('TypeError: x is undefined', limits.stackTraceMaxCharacters),
    url: short(),
    version: short(),
    user_agent: optional(text({ max: 1000 })),
  }),
  errors: ['incorrect_form'],
  quiet: true,
  example: { body: { stacktrace: 'TypeError: x is undefined\n    at Lamp.tsx:12' } },
})

export const pushLog = endpoint({
  method: 'POST',
  path: 'v3/dlogs',
  summary: 'Push a line to the log of the server.',
  roles: 'user',
  body: object({
    level: optional(oneOf(['info', 'warning', 'error'])),
    message: filled('No tag translation for tts', limits.messageMaxCharacters),
  }),
  errors: ['incorrect_form'],
  quiet: true,
  example: { body: { level: 'warning', message: 'No tag translation for tts' } },
})

export const getHealth = endpoint({
  method: 'GET',
  path: 'health',
  summary: 'Whether the server is ready.',
  roles: 'public',
  response: type({ status: oneOf(['ok']) }),
  errors: [],
  quiet: true,
  example: { response: { status: 'ok' } },
})

export const openEvents = endpoint({
  method: 'GET',
  path: 'v3/events',
  summary: 'Server-sent events of the logged-in user; `Last-Event-ID` resumes within five minutes.',
  roles: 'user',
  response: nothing(),
  responseKind: 'events',
  errors: [],
  quiet: true,
  example: {},
})
