import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * The licences of the packages that were bundled, which ask to go with every copy.
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
