import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createClient, memorySession } from '@saywright/api/client'
import { createHttp } from '@saywright/http'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.js'
import type { Context } from './context.js'
import { createEmailCheck } from './emailCheck/emailCheck.js'
import { createEvents } from './events/events.js'
import { diskFileStore, type FileStore } from './files/fileStore.js'
import { startHousekeeping } from './housekeeping.js'
import { addRoutes } from './http/app.js'
import type { Mail } from './mail/mail.js'
import { type Mailer, outboxMailer, smtpMailer } from './mail/mailer.js'
import { outboxFolder } from './mail/outboxFolder.js'
import { createPictures } from './pictures/pictures.js'
import { StartFailure } from './readEnvironment.js'
import { createEncryption } from './security/encryption.js'
import { createPasswords } from './security/passwords.js'
import { readServiceToken } from './security/serviceToken.js'
import { readDemonstrationLogin } from './seed/demonstrationLogin.js'
import { seed } from './seed/seed.js'
import { ensureStaff } from './seed/staff.js'
import { createSocial } from './social/social.js'
import { connect, type Store } from './store/connect.js'
import { startFailureOf } from './store/startFailure.js'
import { sweepFiles } from './sweepFiles.js'
import { databaseQueue } from './tasks/queue.js'
import { startWorker, type Worker } from './tasks/worker.js'
import { createChange } from './unit/createChange.js'

/** What tests put in place of the real thing. */
export interface Replacements {
  readonly now?: () => Date
  readonly files?: FileStore
  readonly mailer?: Mailer
}

export interface RunningServer {
  /** Such as `http://127.0.0.1:4600`. */
  readonly url: string
  readonly context: Context
  readonly store: Store
  /** Refuses new calls, finishes those that run, hands tasks back, and lets go of port, database and folder. */
  readonly stop: () => Promise<void>
}

/** @throws StartFailure with one sentence when something outside the program is in the way. */
export async function startServer(config: Config, replacements: Replacements = {}): Promise<RunningServer> {
  const store = await connect(config.dataDir, config.databaseUrl)
  const app = createHttp(config)
  try {
    return await start(config, replacements, store, app)
  } catch (error) {
    await app.close()
    await store.close()
    throw startFailureOf(error, config.dataDir, config.databaseUrl)
  }
}

async function start(config: Config, replacements: Replacements, store: Store, app: FastifyInstance) {
  const { now = () => new Date(), files = diskFileStore(join(config.dataDir, 'files')) } = replacements
  const { mailer = mailerFor(config, now) } = replacements
  let worker: Worker | undefined
  let url = ''
  const serviceToken = await readServiceToken(config)
  const demonstration = config.mode === 'demo' ? await readDemonstrationLogin(config.dataDir) : undefined
  const { limits } = config
  const { log } = app
  const tasks = databaseQueue(store.database, randomUUID(), now, () => void store.wake('tasks'))
  const events = createEvents(store, limits, now)
  const change = createChange({ store, tasks, events, limits, now, log })
  const context: Context = {
    config,
    limits,
    log,
    now,
    change,
    database: store.database,
    passwords: await createPasswords(config),
    encryption: await createEncryption(config),
    emailCheck: createEmailCheck(config.emailCheckUrl),
    social: createSocial(config),
    files,
    pictures: createPictures(files),
    events,
    voice: createClient({
      baseUrl: config.voiceUrl,
      session: memorySession(serviceToken),
      retry: { times: 1, maxWaitMilliseconds: 1000 },
    }),
    serviceToken,
    consoleUrl: () => (config.domain ? `https://${config.domain}` : url.replace('127.0.0.1', 'localhost')),
    demonstration: demonstration?.login,
  }
  await sweepFiles(context, store.dialect)
  if (demonstration) await seed(context, demonstration.login, demonstration.isNew)
  await ensureStaff(context)
  await addRoutes(app, context)
  url = await listen(app, config)
  worker = startWorker(tasks, { mail: ({ payload }) => mailer.send(payload as Mail) }, app.log)
  const stopWaking = store.onWake((topic) => void (topic === 'tasks' && worker?.wake()))
  const stopHousekeeping = startHousekeeping({ change, log, events })
  return {
    url,
    context,
    store,
    stop: async () => {
      stopHousekeeping()
      stopWaking()
      await app.close()
      await worker?.stop(workerGraceMilliseconds)
      mailer.close()
      await store.close()
    },
  }
}

const workerGraceMilliseconds = 3000

function mailerFor(config: Config, now: () => Date): Mailer {
  return config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom)
    : outboxMailer(outboxFolder(config.dataDir), config.mailFrom, now)
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new StartFailure(`Port ${port} of ${host} is already in use.`)
    if (code === 'EACCES') throw new StartFailure(`Port ${port} of ${host} may not be used by this account.`)
    throw error
  }
  const address = app.server.address() as AddressInfo
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`
}
