// Builds the extension for Visual Studio Code into `dist`, or into the folder that is named.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildExtension } from './buildExtension.js'

const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url)))
const { name, bytes } = await buildExtension()
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, name), bytes)
console.log(`${join(folder, name)}: ${Math.ceil(bytes.byteLength / 1024)} kB`)
