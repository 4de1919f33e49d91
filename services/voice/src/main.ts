import { readConfig } from './config.js'
import { startVoice } from './startVoice.js'

const stopMilliseconds = 9000

try {
  const config = readConfig(process.env)
  const voice = await startVoice(config)
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), stopMilliseconds).unref()
    void voice.close().then(() => process.exit(0))
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
  if (config.hasParent) process.stdin.on('end', stop).on('error', stop).resume()
} catch (cause) {
  process.stderr.write(`The voice service cannot start. ${cause instanceof Error ? cause.message : cause}\n`)
  process.exit(1)
}
