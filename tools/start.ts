// The whole product on this machine: builds what has changed, starts the services, and says where to go.
import { build } from './lib/build.ts'
import { packedFolder } from './lib/packDownloads.ts'
import { packInBackground } from './lib/packInBackground.ts'
import { builtServices, startServices } from './lib/services.ts'
import { untilHealthy } from './lib/untilHealthy.ts'

const began = performance.now()
const host = process.env.HOST ?? '127.0.0.1'
const port = process.env.PORT ?? '4600'

try {
  const didBuild = await build()
  const packages = packInBackground(process.env)
  const services = startServices(builtServices, {
    NODE_ENV: 'production',
    SAYWRIGHT_PACKAGES_DIR: packedFolder,
    ...process.env,
  })
  let isStopping = false
  let isReady = false
  const finish = async (status: number) => {
    if (isStopping) return
    isStopping = true
    packages.stop()
    await services.stop()
    process.exit(status)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void finish(0))
  stopWithParent(() => void finish(0))
  void services.ended.then(({ name, status }) => {
    // One that could not start has said why itself.
    if (!isStopping && isReady) console.error(`saywright: the ${name} service has ended (status ${status}).`)
    void finish(status || 1)
  })

  await untilHealthy(`http://${host}:${port}/api/health`)
  isReady = true
  packages.start()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`
  ${process.env.VITE_SAYWRIGHT_NAME?.trim() || 'Saywright'} is ready after ${seconds} s${didBuild ? '' : ' (nothing to build)'}

  Console     http://localhost:${port}
  Studio      http://studio.localhost:${port}/{project_id}
  Mailbox     http://localhost:${port}/dev/mailbox

  Stop with Ctrl-C.
`)
} catch (error) {
  console.error(`saywright: ${(error as Error).message}`)
  process.exit(1)
}

/** A terminal that closes may take npm with it without a word to us. */
function stopWithParent(stop: () => void) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, 500).unref()
}
