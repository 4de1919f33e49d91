#!/usr/bin/env node
// The command of a clone, from its sources, which `node` alone does not read. What is published is `dist/main.js`. Plain
// JavaScript, because it runs before anything that reads TypeScript; a process of its own, so that its threads read it too.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url))
// The Node that the workspace fetched, where that of the machine is older than what it is built for.
const fetched = pathOf('../../../node_modules/.toolchain/node/node_modules/.bin/node')
const node = existsSync(fetched) ? fetched : process.execPath
const words = ['--import', import.meta.resolve('tsx'), pathOf('../src/main.ts'), ...process.argv.slice(2)]
spawn(node, words, { stdio: 'inherit' }).on('exit', (code) => {
  process.exitCode = code ?? 1
})
