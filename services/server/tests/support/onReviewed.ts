import { outboxMailer } from '../../src/mail/mailer.js'
import { outboxFolder } from '../../src/mail/outboxFolder.js'
import { onDatabases } from './onDatabases.js'
import { raisedLimits, type TestServer, temporaryFolder } from './testServer.js'

const sender = { from: 'Saywright <no-reply@saywright.example>', brand: 'Saywright' }

interface Options {
  readonly now?: () => Date
  /** Written `codesPerAddressPerHour=2`. */
  readonly limits?: string
}

/** Where mails to staff go. */
export const supportAddress = 'support@saywright.example'

/**
 * Runs tests on servers of each database on which staff reviews requests, which is so in production mode. Mails are read
 * from the outbox all the same.
 */
export function onReviewed(
  tests: (server: () => TestServer) => void,
  { now, limits = '' }: Options = {},
): void {
  let folder = ''
  const clock = now ?? (() => new Date())
  let newest = 0
  onDatabases(tests, {
    environment: () => {
      folder = temporaryFolder()
      return {
        SAYWRIGHT_MODE: 'production',
        SAYWRIGHT_DOMAIN: 'saywright.example',
        SAYWRIGHT_DATA_DIR: folder,
        SMTP_URL: 'smtp://127.0.0.1:9',
        SUPPORT_EMAIL: supportAddress,
        SAYWRIGHT_LIMITS: [raisedLimits, limits].filter(Boolean).join(','),
      }
    },
    replacements: {
      now: clock,
      mailer: {
        send: (mail) => {
          // Several are sent at once here, and the names of their files give their order.
          newest = Math.max(newest + 1, Date.now())
          const at = newest
          return outboxMailer(outboxFolder(folder), sender, () => new Date(at)).send(mail)
        },
        close: () => {},
      },
    },
  })
}
