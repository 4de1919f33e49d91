import { readFileSync } from 'node:fs'
import { apiPage } from './apiPage.ts'
import { declarationsOf } from './declarations.ts'
import { publishedPackages } from './publishedPackages.ts'
import { root } from './root.ts'

type Page = { readonly name: string; readonly file: string; readonly page: string }

/** The content of API.md of each published package, by the file's path from the root. */
export async function apiPages(): Promise<readonly Page[]> {
  const pages: Page[] = []
  for (const name of publishedPackages) {
    const manifest = JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8'))
    const page = apiPage(manifest, await declarationsOf(name))
    pages.push({ name, file: `packages/${name}/API.md`, page })
  }
  return pages
}
