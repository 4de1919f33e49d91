import { StartFailure } from '@saywright/http'
import { brandNameIn, readConfig } from './config.js'
import { demonstrationStaffEmail } from './seed/staff.js'
import { startServer } from './startServer.js'

const stopMilliseconds = 9000

// Files of this process are readable by its own account only, also in a data folder of another owner.
process.umask(0o077)

try {
  const config = readConfig(process.env)
  const starting = startServer(config)
  let isStopping = false
  // From the first moment on: a signal during the start closes what is open by then.
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), stopMilliseconds).unref()
    void starting.then((server) => server.stop()).then(() => process.exit(0))
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
  if (process.env.VOICE_PARENT === '1') process.stdin.on('end', stop).on('error', stop).resume()
  const login = (await starting).context.demonstration
  if (login) {
    process.stdout.write(`\n  Demonstration login   ${login.email}   ${login.password}\n`)
    process.stdout.write(`  The same for staff    ${demonstrationStaffEmail}\n\n`)
  }
} catch (error) {
  process.stderr.write(`${brandNameIn(process.env)} cannot start. ${sentenceOf(error)}\n`)
  if (!(error instanceof StartFailure) && /debug|trace/.test(process.env.LOG_LEVEL ?? ''))
    console.error(error)
  process.exit(1)
}

function sentenceOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  return (message || code || String(error)).split('\n', 1)[0]!
}
