import { ApiError, type ApiErrorKind } from '@saywright/api/contract'
import { createI18n, translate } from '@saywright/ui/i18n'
import { describe, expect, it, test, vi } from 'vitest'
import { shellMessages } from '../messages/index.js'
import { noticeOf } from './noticeOf.js'

const english = translate(createI18n({ locale: 'en-US' }), shellMessages)
const french = translate(createI18n({ locale: 'fr-FR' }), shellMessages)
const error = (kind: ApiErrorKind, message?: string) =>
  new ApiError({ kind, ...(message ? { message } : {}) })

describe('the notice about a failed call', () => {
  it('is the sentence of the server', () => {
    expect(noticeOf(error('refused', 'This link is used.'), english)?.text).toBe('This link is used.')
  })
  test.each(['server', 'contract'] as const)('A-043 is the fallback for %s', (kind) => {
    expect(noticeOf(error(kind), english)?.text).toBe('An error happened. Please contact an administrator.')
    expect(noticeOf(error(kind), french)?.text).toBe(
      'Une erreur est survenue sur le serveur. Réessayez ; si elle se répète, contactez un administrateur.',
    )
  })
  it('is what to do about a body that a proxy refused', () => {
    const tooLarge = new ApiError({ kind: 'refused', code: 'too_large' })
    expect(noticeOf(tooLarge, english)?.text).toMatch(/too large to send/)
    expect(noticeOf(tooLarge, french)?.text).toMatch(/trop volumineux/)
  })
  test.each([
    ['network', true, 'The server cannot be reached', 'Le serveur est injoignable'],
    ['network', false, 'You are offline', 'Vous êtes hors ligne'],
    ['timeout', true, 'The server took too long to answer', 'Le serveur a mis trop de temps à répondre'],
  ] as const)('says of %s, online: %s, what happened and what to do', (kind, onLine, title, titre) => {
    vi.stubGlobal('navigator', { onLine })
    expect(noticeOf(error(kind), english)).toMatchObject({
      title,
      text: expect.not.stringMatching(/administrator/),
    })
    expect(noticeOf(error(kind), french)?.title).toBe(titre)
    vi.unstubAllGlobals()
  })
  it('is about the connection where that is lost, and about the call elsewhere', () => {
    expect(noticeOf(error('network'), english, 'PUT v3/users')?.cause).toBe('connection')
    expect(noticeOf(error('server'), english, 'PUT v3/users')?.cause).toBe('PUT v3/users')
  })
  test.each(['signedOut', 'otherAccount', 'conflict', 'silent', 'aborted'] as const)(
    'A-041 is nothing for %s',
    (kind) => {
      expect(noticeOf(error(kind, 'words'), english)).toBeUndefined()
    },
  )
})
