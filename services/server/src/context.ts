import type { Client } from '@saywright/api/client'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config, Limits } from './config.js'
import type { EmailCheck } from './emailCheck/emailCheck.js'
import type { Events } from './events/events.js'
import type { FileStore } from './files/fileStore.js'
import type { Encryption } from './security/encryption.js'
import type { Passwords } from './security/passwords.js'
import type { DemonstrationLogin } from './seed/demonstrationLogin.js'
import type { Social } from './social/social.js'
import type { Store } from './store/connect.js'
import type { Schema } from './store/schema.js'
import type { TaskQueue } from './tasks/queue.js'

/** Everything a call may use. */
export interface Context {
  readonly config: Config
  readonly limits: Limits
  readonly log: FastifyBaseLogger
  readonly now: () => Date
  readonly store: Store
  readonly database: Kysely<Schema>
  readonly passwords: Passwords
  readonly encryption: Encryption
  readonly emailCheck: EmailCheck
  readonly social: Social
  readonly files: FileStore
  readonly tasks: TaskQueue
  readonly events: Events
  readonly voice: Client
  readonly serviceToken: string
  /** Where the console is, for links in mails: without a slash at the end. */
  readonly consoleUrl: () => string
  /** In demo mode only. */
  readonly demonstration: DemonstrationLogin | undefined
}

/** A moment as it is stored, `seconds` from now. */
export function timestamp(context: Pick<Context, 'now'>, seconds = 0): string {
  return new Date(context.now().getTime() + seconds * 1000).toISOString()
}
