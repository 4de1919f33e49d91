import { createInterface } from 'node:readline'
import { loadEspeak } from './espeak.js'
import { response } from './response.js'

// The parent closes our input to stop us; an interrupt of the whole terminal is the parent's to handle.
process.on('SIGINT', () => {})

const espeak = await loadEspeak()
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim()) process.stdout.write(`${response(espeak, line)}\n`)
}
