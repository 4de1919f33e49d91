import { detachMember, getSecurity, startTotp } from '@saywright/api/contract'
import { anAccountSecurity } from '@saywright/api/testing'
import type { Locale } from '@saywright/ui/i18n'
import { ThemeProvider } from '@saywright/ui/theme'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { aServer } from './testing/aServer.js'
import { aConsole, Console } from './testing/Console.js'
import { failure } from './testing/failure.js'
import { withSecurity } from './testing/withSecurity.js'

afterEach(async () => {
  vi.restoreAllMocks()
  await cleanup()
})

const locales = ['en-US', 'fr-FR'] as const
const inBoth = <Row extends readonly unknown[]>(rows: readonly Row[]) =>
  rows.flatMap((row) => locales.map((locale, index) => [...row, locale, index] as const))

async function arrive(at: string, locale: Locale, token?: string) {
  const transport = withSecurity(aServer(locale))
  const made = aConsole({ transport, at, locale, ...(token ? { token } : {}) })
  const screen = await render(
    <ThemeProvider locale={locale}>
      <Console {...made} />
    </ThemeProvider>,
  )
  return { ...made, screen }
}

describe('a person reads why something could not be done', () => {
  const incorrectForm = ['Some fields need your attention.', 'Certains champs sont à corriger.'] as const

  it.each(
    inBoth([
      ['/auth/login', undefined, ['email', 'password']],
      ['/auth/setup-password/ada%40example.com/a-code', undefined, ['password', 'password_confirmed']],
      ['/account/security', 'a-token', ['password', 'password_confirmed']],
      // The choice of a topic is a button, and has a story of its own.
      ['/contact', 'a-token', ['message']],
    ] as const),
  )('F-057 a form of %s that is sent empty with the token %s', async (at, token, required, locale, index) => {
    const { screen } = await arrive(at, locale, token)
    const form = () =>
      [...document.querySelectorAll('form')].find(({ elements }) => elements.namedItem(required[0]) !== null)
    await expect.poll(form).toBeTruthy()
    form()?.requestSubmit()
    const told = screen.getByRole('alert').getByText(incorrectForm[index] ?? '', { exact: true })
    await expect.element(told.first()).toBeVisible()
    const atFault = () =>
      required.filter((name) => {
        const field = form()?.elements.namedItem(name)
        return field instanceof Element && field.getAttribute('aria-invalid') === 'true'
      })
    await expect.poll(atFault).toEqual(required)
  })

  it.each(
    inBoth([
      [
        'error_occured: a link that its mail program cut',
        '/auth/confirm-register/ada%40example.com',
        undefined,
        [
          'This link is incomplete. Open it again from your e\u2011mail.',
          'Ce lien est incomplet. Ouvrez-le de nouveau depuis votre e‑mail.',
        ],
      ],
      [
        'an address that names no project',
        '/studio/lamp',
        'a-token',
        [
          'The id project is not well formatted. Choose a project in the list.',
          'Le numéro de projet de cette adresse n’est pas valide. Choisissez un projet dans la liste.',
        ],
      ],
    ] as const),
  )('%s', async (_, at, token, sentences, locale, index) => {
    const { screen } = await arrive(at, locale, token)
    await expect.element(screen.getByRole('alert').getByText(sentences[index] ?? '')).toBeVisible()
  })

  it.each(
    inBoth([
      [
        [
          'The key could not be copied. Select it and copy it by hand.',
          'La clé n’a pas pu être copiée. Sélectionnez-la et copiez-la à la main.',
        ],
      ],
    ] as const),
  )('a key that the clipboard does not take', async (sentences, locale, index) => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    const { screen, transport } = await arrive('/account/security', locale, 'a-token')
    transport
      .respond(getSecurity, anAccountSecurity({ totp: null }))
      .respond(startTotp, { secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/Saywright:ada' })
    await screen.getByRole('button', { name: ['Set up', 'Configurer'][index] ?? '' }).click()
    await screen.getByRole('button', { name: ['Copy the key', 'Copier la clé'][index] ?? '' }).click()
    await expect.element(screen.getByRole('alert').getByText(sentences[index] ?? '')).toBeVisible()
  })

  it.each(inBoth([['impossible_to_remove_everyone'], ['administrators_only']] as const))(
    '%s: the sentence of the server, in a notice (%s)',
    async (code, locale) => {
      const { screen, transport, shell } = await arrive('/auth/login', locale, undefined)
      transport.fail(detachMember, failure(code, locale))
      await expect(shell.client.send(detachMember, { params: { orgId: 3, userId: 2 } })).rejects.toThrow()
      await expect
        .element(screen.getByRole('alert').getByText(failure(code, locale).message, { exact: true }))
        .toBeVisible()
    },
  )

  it.each(inBoth([['already_verified']] as const))(
    '%s: the sentence of the server, in the dialog of a conflict (%s)',
    async (code, locale) => {
      const { screen, transport, shell } = await arrive('/auth/login', locale)
      transport.fail(detachMember, failure(code, locale))
      await expect(shell.client.send(detachMember, { params: { orgId: 3, userId: 2 } })).rejects.toThrow()
      await expect.element(screen.getByRole('dialog').getByText(failure(code, locale).message)).toBeVisible()
    },
  )
})
