// Writes API.md of each published package, every name that its entries export; with --check, refuses one that is not up to
// date, and a README that does not lead there.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { apiPage, pageFaults } from './lib/apiPage.ts'
import type { ReadModule } from './lib/exports.ts'
import { publishedPackages } from './lib/publishedPackages.ts'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'

const isCheck = process.argv.includes('--check')
const faults: string[] = []
for (const name of publishedPackages) {
  const folder = `${root}packages/${name}/`
  const target = `${folder}API.md`
  const page = apiPage(JSON.parse(readFileSync(`${folder}package.json`, 'utf8')), readIn(folder))
  if (isCheck) {
    const written = existsSync(target) ? readFileSync(target, 'utf8') : ''
    faults.push(...pageFaults(written, page).map((fault) => `packages/${name}/API.md ${fault}`))
    if (!readFileSync(`${folder}README.md`, 'utf8').includes('(API.md)'))
      faults.push(`packages/${name}/README.md has no link to API.md`)
  } else writeFileSync(target, page)
}
if (isCheck) {
  if (faults.length > 0) faults.push('npm run api-docs writes the pages')
  report(`exports of ${publishedPackages.length} packages`, faults)
}

function readIn(folder: string): ReadModule {
  return (path) => {
    const file = ['.ts', '.tsx'].map((ending) => folder + path + ending).find((each) => existsSync(each))
    return file ? { text: readFileSync(file, 'utf8'), isReact: file.endsWith('x') } : undefined
  }
}
