import { ApiError, type ApiErrorKind } from '@saywright/api/contract'
import { createI18n, translate } from '@saywright/ui/i18n'
import { describe, expect, it, test } from 'vitest'
import { shellMessages } from '../messages/index.js'
import { noticeOf } from './noticeOf.js'

const english = translate(createI18n({ locale: 'en-US' }), shellMessages)
const french = translate(createI18n({ locale: 'fr-FR' }), shellMessages)
const error = (kind: ApiErrorKind, message?: string) =>
  new ApiError({ kind, ...(message ? { message } : {}) })

describe('what a person reads about a failed call', () => {
  it('is the sentence of the server', () => {
    expect(noticeOf(error('refused', 'This link is used.'), english)?.text).toBe('This link is used.')
  })
  test.each(['server', 'contract', 'network', 'timeout'] as const)('A-043 is the fallback for %s', (kind) => {
    expect(noticeOf(error(kind), english)?.text).toBe('An error happened. Please contact an administrator.')
    expect(noticeOf(error(kind), french)?.text).toBe(
      'Une erreur est survenue. Veuillez contacter un administrateur.',
    )
  })
  it('says that the server cannot be reached', () => {
    expect(noticeOf(error('network'), english)?.title).toBe('The server cannot be reached')
  })
  test.each(['signedOut', 'conflict', 'silent', 'aborted'] as const)('A-041 is nothing for %s', (kind) => {
    expect(noticeOf(error(kind, 'words'), english)).toBeUndefined()
  })
})
