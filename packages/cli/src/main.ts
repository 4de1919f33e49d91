#!/usr/bin/env node
import { commandLine } from './commandLine.js'
import { processTerminal } from './processTerminal.js'

// The reader may close the pipe early: `saywright generate … | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})
process.exitCode = await commandLine(process.argv.slice(2), processTerminal())
