import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createClient, memorySession, wholeTransport } from '@saywright/api/client'
import { createConcurrencyLimiter } from '@saywright/engines/seats'
import { ApiFailure, createHttp, StartFailure } from '@saywright/http'
import type { FastifyInstance } from 'fastify'
import { trackInAudit } from './audit/trackInAudit.js'
import type { Config } from './config.js'
import type { Context } from './context.js'
import { publishChange } from './domains/shared/projects/publishChange.js'
import { schedules, taskKinds } from './domains/taskKinds.js'
import { notifyStaffOfDeadTask } from './domains/tasks/deadTasks.js'
import { createEmailCheck } from './emailCheck/emailCheck.js'
import { createEvents } from './events/events.js'
import { diskFileStore, type FileStore } from './files/fileStore.js'
import { diskPartStore } from './files/partStore.js'
import { s3FileStore } from './files/s3FileStore.js'
import { createGrammars } from './grammars/grammars.js'
import { housekeeping } from './housekeeping.js'
import { addRoutes } from './http/app.js'
import { measure, serveMetrics } from './http/metrics.js'
import { createKeyedQueue } from './keyedQueue.js'
import type { Mail } from './mail/mail.js'
import { type Mailer, outboxMailer, smtpMailer } from './mail/mailer.js'
import { outboxFolder } from './mail/outboxFolder.js'
import { createPictures } from './pictures/pictures.js'
import { createEncryption } from './secrets/encryption.js'
import { createPasswords } from './security/passwords.js'
import { readServiceToken } from './security/serviceToken.js'
import { readDemonstrationLogin } from './seed/demonstrationLogin.js'
import { offerPackedPackages } from './seed/packedPackages.js'
import { seed } from './seed/seed.js'
import { ensureStaff } from './seed/staff.js'
import { createSocial } from './social/social.js'
import { connect, type Store } from './store/connect.js'
import { sealedSecret } from './store/sealedSecret.js'
import { startFailureOf } from './store/startFailure.js'
import { sweepFiles } from './sweepFiles.js'
import { openQueue } from './tasks/openQueue.js'
import type { Queue, QueueSettings } from './tasks/queue.js'
import { createTasks, type TaskRun, type TaskRunner } from './tasks/tasks.js'
import { createTextService } from './textService/textService.js'
import { createTransactionRunner } from './transaction/createTransactionRunner.js'
import { outsideTransactions } from './transaction/openTransactions.js'

/** Replacements that tests inject. */
export interface Replacements {
  readonly now?: () => Date
  readonly files?: FileStore
  readonly mailer?: Mailer
  /** Runners beside those of the product, with their queues. */
  readonly runners?: Readonly<Record<string, { readonly run: TaskRunner; readonly settings: QueueSettings }>>
}

export interface RunningServer {
  /** Such as `http://127.0.0.1:4600`. */
  readonly url: string
  /** Where its figures are, if anywhere. */
  readonly metricsUrl: string | undefined
  readonly context: Context
  readonly store: Store
  /** Refuses new calls, finishes running ones, returns tasks to the queue, and releases port, database and folder. */
  readonly stop: () => Promise<void>
}

/** @throws StartFailure with one sentence when something outside the program is in the way. */
export async function startServer(config: Config, replacements: Replacements = {}): Promise<RunningServer> {
  const store = await connect(config.dataDir, config.databaseUrl, config.secretKey)
  const app = createHttp(config)
  let queue: Queue | undefined
  try {
    queue = await openQueue(store, config.databaseUrl, queueSettings(config, replacements), app.log)
    return await start(config, replacements, store, queue, app)
  } catch (error) {
    await app.close()
    await queue?.stop(0)
    await store.close()
    throw startFailureOf(error, config.dataDir, config.databaseUrl)
  }
}

async function start(
  config: Config,
  replacements: Replacements,
  store: Store,
  queue: Queue,
  app: FastifyInstance,
) {
  const { now = () => new Date(), files = await storeOf(config) } = replacements
  const { mailer = mailerFor(config, now) } = replacements
  const { runners = {} } = replacements
  let url = ''
  const serviceToken = await readServiceToken(config)
  const demonstration = config.mode === 'demo' ? await readDemonstrationLogin(config.dataDir) : undefined
  const { limits } = config
  const { log } = app
  const tasks = createTasks({
    database: store.database,
    queue,
    now,
    log,
    onChange: (projectId) => transaction((transaction) => publishChange(transaction, projectId, 'tasks')),
    onDead: (job) => transaction((transaction) => notifyStaffOfDeadTask(transaction, job)),
  })
  const events = createEvents(store, limits, now)
  const encryption = await createEncryption(config, () => sealedSecret(store.database))
  const transactionFrom = createTransactionRunner({ store, tasks, events, encryption, limits, now, log })
  const transaction = transactionFrom()
  const grammars = createGrammars(limits)
  const context: Context = {
    config,
    limits,
    log,
    now,
    transaction,
    transactionFrom,
    database: outsideTransactions(store.database),
    passwords: await createPasswords(config),
    encryption,
    emailCheck: createEmailCheck(config.emailCheckUrl),
    social: createSocial(config),
    textService: config.generation && createTextService(config.generation, limits),
    files,
    parts: await diskPartStore(join(config.dataDir, 'uploads')),
    pictures: createPictures(files),
    grammars,
    events,
    decoding: createKeyedQueue(1, recordingsPerAccount),
    speaking: createKeyedQueue(sentencesAtOnce, sentencesPerAccount),
    listeners: createConcurrencyLimiter({ perOwner: limits.listeningSessionsPerAccount }, tooManyListeners),
    track: trackInAudit,
    voice: createClient({
      baseUrl: config.voiceUrl,
      session: memorySession(serviceToken),
      transport: wholeTransport,
      retry: { times: 0 },
    }),
    serviceToken,
    consoleUrl: () => (config.domain ? `https://${config.domain}` : url.replace('127.0.0.1', 'localhost')),
    demonstration: demonstration?.login,
  }
  await sweepFiles(context, store.dialect)
  if (demonstration) await seed(context, demonstration.login, demonstration.isNew)
  await ensureStaff(context)
  const registry = measure(app, tasks)
  await addRoutes(app, context)
  url = await listen(app, config)
  const { metricsPort } = config
  const metrics = metricsPort === undefined ? undefined : await serveMetrics(registry, metricsPort)
  await tasks.work(
    {
      mail: ({ payload }) => mailer.send(payload as Mail),
      ...Object.fromEntries(taskKinds.map(({ name, run }) => [name, (task: TaskRun) => run(context, task)])),
      ...Object.fromEntries(Object.entries(runners).map(([name, { run }]) => [name, run])),
    },
    Object.fromEntries(allSchedules.map(({ name, run }) => [name, () => run(context)])),
  )
  const packages = demonstration && offerPackedPackages(context)
  return {
    url,
    metricsUrl: metrics?.url,
    context,
    store,
    stop: async () => {
      metrics?.close()
      await packages?.stop()
      await app.close()
      await grammars.close()
      await queue.stop(queueGraceMilliseconds)
      mailer.close()
      await store.close()
    },
  }
}

const storeOf = ({ s3, dataDir }: Config): FileStore | Promise<FileStore> =>
  s3 ? s3FileStore(s3) : diskFileStore(join(dataDir, 'files'))

const tooManyListeners = () => new ApiFailure('too_many_streams', { retryAfterSeconds: 5 })

// A sentence is some megabytes of samples.
const sentencesAtOnce = 4
const sentencesPerAccount = 4
// Uploads of one account that wait for their turn.
const recordingsPerAccount = 20

const queueGraceMilliseconds = 3000

const allSchedules = [housekeeping, ...schedules]

function queueSettings({ smtpUrl, limits }: Config, { runners = {} }: Replacements) {
  const settings: Record<string, QueueSettings> = {
    // The files of an outbox are in the order of their time.
    mail: { concurrency: smtpUrl ? 4 : 1, attempts: 12, retrySeconds: 2 },
    ...Object.fromEntries(taskKinds.map(({ name, settings }) => [name, settings])),
    ...Object.fromEntries(allSchedules.map(({ name, settings }) => [name, settings(limits)])),
  }
  for (const [name, runner] of Object.entries(runners)) settings[name] = runner.settings
  return settings
}

function mailerFor(config: Config, now: () => Date): Mailer {
  const sender = { from: config.mailFrom, brand: config.brandName }
  return config.smtpUrl
    ? smtpMailer(config.smtpUrl, sender)
    : outboxMailer(outboxFolder(config.dataDir), sender, now)
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new StartFailure(`Port ${port} of ${host} is already in use.`)
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN')
      throw new StartFailure(`HOST is no address of this machine: "${host}".`)
    if (code === 'EACCES') throw new StartFailure(`Port ${port} of ${host} may not be used by this account.`)
    throw error
  }
  const address = app.server.address() as AddressInfo
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`
}
