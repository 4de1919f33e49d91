import { parentPort } from 'node:worker_threads'
import { readGrammar } from './analyzed.js'
import type { GrammarRequest, GrammarResponse } from './messages.js'

// Analyzing an attacker's text may take seconds: it has a thread of its own.
parentPort?.on('message', (request: GrammarRequest) => {
  parentPort?.postMessage(readGrammar(request) satisfies GrammarResponse)
})
parentPort?.postMessage('loaded')
