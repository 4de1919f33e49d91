import type { Client } from '@saywright/api/client'
import type { Seats } from '@saywright/engines/seats'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.js'
import type { EmailCheck } from './emailCheck/emailCheck.js'
import type { EventStream } from './events/events.js'
import type { FileStore } from './files/fileStore.js'
import type { PartStore } from './files/partStore.js'
import type { Grammars } from './grammars/grammars.js'
import type { KeyedQueue } from './keyedQueue.js'
import type { Pictures } from './pictures/pictures.js'
import type { Encryption } from './secrets/encryption.js'
import type { Passwords } from './security/passwords.js'
import type { Social } from './social/social.js'
import type { TextService } from './textService/textService.js'
import type { Track } from './tracking/track.js'
import type { DataContext, Origin } from './transaction/transaction.js'

export interface DemonstrationLogin {
  readonly email: string
  readonly password: string
}

/** Everything a call may use. */
export interface Context extends DataContext {
  /** `transaction` for a client, which is not notified of its own changes. */
  readonly transactionFrom: (origin: Origin) => DataContext['transaction']
  readonly config: Config
  readonly log: FastifyBaseLogger
  readonly passwords: Passwords
  readonly encryption: Encryption
  readonly emailCheck: EmailCheck
  readonly social: Social
  /** Absent: this installation has none. */
  readonly textService: TextService | undefined
  readonly files: FileStore
  /** Bytes of uploads that are not finished. */
  readonly parts: PartStore
  readonly pictures: Pictures
  readonly grammars: Grammars
  /** Recordings are decoded one at a time, of one account one after the other. */
  readonly decoding: KeyedQueue
  /** Speech for users who listen, one sentence at a time for each account. */
  readonly speaking: KeyedQueue
  readonly events: EventStream
  /** Listening sessions in this process. */
  readonly listeners: Seats
  readonly track: Track
  readonly voice: Client
  readonly serviceToken: string
  /** Where the console is, for links in mails: without a slash at the end. */
  readonly consoleUrl: () => string
  /** In demo mode only. */
  readonly demonstration: DemonstrationLogin | undefined
}
