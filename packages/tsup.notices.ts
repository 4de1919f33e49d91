import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * The licences of the bundled packages, which require to be distributed with every copy.
 *
 * @param inputs paths of the files that were bundled, as esbuild names them.
 */
export function notices(inputs: Iterable<string>): string {
  const texts = new Map<string, string>()
  for (const input of inputs) {
    const [, folder = ''] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(resolve(input)) ?? []
    if (folder === '' || !existsSync(join(folder, 'package.json'))) continue
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
    const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim()
    texts.set(`${name} ${version} (${license})`, text)
  }
  const sorted = [...texts].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `${sorted.map(([name, text]) => `${name}\n\n${text}`).join('\n\n---\n\n')}\n`
}

/** Writes the licences of what is bundled into a file. @param path below the package that is built. */
export function noticesFile(path: string): Plugin {
  return {
    name: 'notices-file',
    setup({ initialOptions, onEnd }) {
      initialOptions.metafile = true
      onEnd(({ metafile }) => {
        // Called before the first file of a build is written.
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, notices(Object.keys(metafile?.inputs ?? {})))
      })
    },
  }
}
