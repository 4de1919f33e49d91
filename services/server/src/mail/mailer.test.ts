import { createServer } from 'node:net'
import { linkResetPassword } from '@saywright/api/contract'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, it, vi } from 'vitest'
import { startTestServer } from '../../tests/support/testServer.js'

interface Received {
  readonly port: number
  readonly mails: Email[]
  /** Refuses the next mails, as a server that is busy does. */
  refuse: number
  readonly close: () => Promise<void>
}

async function anSmtpServer(): Promise<Received> {
  const received = { mails: [] as Email[], refuse: 0 }
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        if (received.refuse-- > 0) return done(Object.assign(new Error('Busy'), { responseCode: 451 }))
        void PostalMime.parse(Buffer.concat(pieces)).then((mail) => {
          received.mails.push(mail)
          done()
        })
      })
    },
  })
  const port = await freePort()
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve))
  return Object.assign(received, {
    port,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

it('sends by SMTP in both parts, again when the mail server is busy, and once', async () => {
  const smtp = await anSmtpServer()
  smtp.refuse = 1
  const server = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` })
  const email = server.context.demonstration?.email ?? ''
  await server.client(undefined, 'fr-FR').send(linkResetPassword, { body: { email } })
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), { interval: 100 })
  const [mail] = smtp.mails
  expect(mail?.subject).toBe('Choose a new password')
  expect(mail?.to?.[0]).toMatchObject({ address: email, name: 'Camille' })
  const link = /http:\S+\/auth\/setup-password\/\S+/.exec(mail?.text ?? '')?.[0] as string
  expect(mail?.html).toContain(`href="${link}"`)
  // The mail is there a moment before the task knows it.
  const task = () =>
    server.store.database
      .selectFrom('task')
      .selectAll()
      .where('runner', '=', 'mail')
      .executeTakeFirstOrThrow()
  await vi.waitFor(async () =>
    expect(await task()).toMatchObject({ status: 'completed', tries: 2, payload_json: null }),
  )
  await server.stopAndForget()
  await smtp.close()
})

it('production mode has no demonstration login or mailbox, and requires its settings', async () => {
  await expect(startTestServer({ SAYWRIGHT_MODE: 'production' })).rejects.toThrow(
    'Production mode needs SMTP_URL and SAYWRIGHT_DOMAIN.',
  )
  const server = await startTestServer({
    SAYWRIGHT_MODE: 'production',
    SMTP_URL: 'smtp://127.0.0.1:9',
    SAYWRIGHT_DOMAIN: 'example.com',
  })
  for (const path of ['/api/demo', '/dev/mailbox']) expect((await fetch(server.url + path)).status).toBe(404)
  const { headers } = await fetch(`${server.url}/api/health`)
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
  expect(server.context.consoleUrl()).toBe('https://example.com')
  await server.stopAndForget()
})
