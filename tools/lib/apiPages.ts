import { existsSync, readFileSync } from 'node:fs'
import { apiPage } from './apiPage.ts'
import type { ReadModule } from './exports.ts'
import { publishedPackages } from './publishedPackages.ts'
import { root } from './root.ts'

/** What API.md of each published package has to say, by the file's path from the root. */
export const apiPages = (): { readonly name: string; readonly file: string; readonly page: string }[] =>
  publishedPackages.map((name) => {
    const folder = `${root}packages/${name}/`
    const manifest = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'))
    return { name, file: `packages/${name}/API.md`, page: apiPage(manifest, readIn(folder)) }
  })

function readIn(folder: string): ReadModule {
  return (path) => {
    const file = ['.ts', '.tsx'].map((ending) => folder + path + ending).find((each) => existsSync(each))
    return file ? { text: readFileSync(file, 'utf8'), isReact: file.endsWith('x') } : undefined
  }
}
