import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PluginOption } from 'vite'

const packages = join(import.meta.dirname, '..', '..', 'packages')
const ours = /^@saywright\/(\w+)(\/.*)?$/

type Target = string | Readonly<Record<string, string>>

/** Takes our packages as a browser gets them from the registry: what `npm run build` of each wrote, by its manifest. */
export const published: PluginOption = {
  name: 'bench-published',
  enforce: 'pre',
  resolveId(id) {
    const [, name = '', entry = ''] = ours.exec(id) ?? []
    if (name === '') return undefined
    const folder = join(packages, name)
    const { publishConfig } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const target: Target | undefined = publishConfig.exports[`.${entry}`]
    const file = typeof target === 'string' ? target : (target?.browser ?? target?.default)
    if (!file) throw new Error(`@saywright/${name} has no entry .${entry}`)
    const path = join(folder, file)
    if (!existsSync(path)) throw new Error(`${path} is missing: pnpm --filter './packages/*' run build`)
    return path
  },
}
