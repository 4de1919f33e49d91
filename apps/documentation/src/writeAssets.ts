import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, extname, join } from 'node:path'
import { build, transform } from 'esbuild'
import type { Assets } from './layout/pageHtml.js'
import { base } from './page/addresses.js'
import type { Locale } from './page/locales.js'
import type { Page } from './page/page.js'
import { entriesOf } from './search/entriesOf.js'
import { createIndex } from './search/searchIndex.js'
import { tokensCss } from './style/tokensCss.js'

const { resolve } = createRequire(import.meta.url)

const fonts = [
  {
    family: 'Hanken Grotesk',
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  },
  {
    family: 'JetBrains Mono',
    file: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
  },
]

/** Writes the assets of pages, each under a name with a hash of its content, and returns their addresses. */
export async function writeAssets(folder: string, pages: readonly Page[]): Promise<Assets> {
  const write = (name: string, content: string | Uint8Array) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
    const hashed = `${basename(name, extname(name))}-${hash}${extname(name)}`
    writeFileSync(join(folder, hashed), content)
    return `${base}/assets/${hashed}`
  }
  const indexOf = (locale: Locale) => {
    const entries = pages.filter((page) => page.locale === locale).flatMap(entriesOf)
    return write(`search-${locale}.json`, JSON.stringify(createIndex(entries)))
  }
  const faces = fonts.map(({ family, file }) => {
    const address = write(file, readFileSync(resolve(file)))
    return `@font-face { font-family: "${family}"; font-weight: 100 900; font-display: swap; src: url("${address}") format("woff2"); }`
  })
  const css = [...faces, tokensCss, readFileSync(join(import.meta.dirname, 'style/site.css'), 'utf8')].join(
    '\n',
  )
  const style = await transform(css, { loader: 'css', minify: true })
  const [firstScript, script, examplesScript] = await Promise.all(['first', 'main', 'examples'].map(bundle))
  return {
    style: write('site.css', style.code),
    firstScript: write('first.js', firstScript ?? ''),
    script: write('main.js', script ?? ''),
    examplesScript: write('examples.js', examplesScript ?? ''),
    icon: write('mark.svg', readFileSync(join(import.meta.dirname, '../../console/public/favicon.svg'))),
    search: { 'en-US': indexOf('en-US'), 'fr-FR': indexOf('fr-FR') },
  }
}

async function bundle(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, `client/${name}.ts`)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
