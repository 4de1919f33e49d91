import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { type Frame, frameStyle } from './frameStyle.ts'

/** Which modules a page will ask for, by a pattern of its path; a module is named by the end of its path. */
export type Ahead = readonly { readonly path: RegExp; readonly modules: readonly string[] }[]

export type FirstPaintOptions = { frame: Frame; ahead: Ahead }

const script = readFileSync(join(import.meta.dirname, 'beforeTheApp.js'), 'utf8').replace(
  /^\s*\/\/.*\n/gm,
  '',
)
const styleSheets = /\s*<link rel="stylesheet"[^>]*>/g

/** The script of a page that knows what its app will ask for. */
export const scriptWith = (ahead: readonly (readonly [path: string, files: readonly string[]])[]) =>
  script.replace('__AHEAD__', JSON.stringify(ahead).replaceAll('<', '\\u003c'))

/**
 * Has a page paint its frame and the mark of the product, in the theme that was chosen, before any file is there, and
 * ask for the files of its route beside those of the app. The nonce of the response lets script and style through.
 */
export function firstPaint({ frame, ahead }: FirstPaintOptions): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, server }) {
        const files = server ? [] : filesAhead(bundle ?? {}, ahead)
        const mark = readFileSync(join(import.meta.dirname, `../${frame}/public/favicon.svg`), 'utf8')
        const bars = mark.match(/<rect[^>]*>/g)?.join('')
        const drawn = `<div></div><div></div><svg viewBox="0 0 28 28">${bars}</svg>`
        // A style sheet in the head would keep back the frame; scripts of the app wait for one in the body just so.
        const sheets = html.match(styleSheets)?.join('') ?? ''
        return {
          html: html.replace(styleSheets, '').replace('</body>', `${sheets}\n  </body>`),
          tags: [
            { tag: 'style', children: frameStyle(frame), injectTo: 'head' },
            { tag: 'script', children: scriptWith(files), injectTo: 'head' },
            {
              tag: 'div',
              attrs: { id: 'frame', 'aria-hidden': 'true' },
              children: drawn,
              injectTo: 'body-prepend',
            },
          ],
        }
      },
    },
  }
}

function filesAhead(bundle: Rolldown.OutputBundle, ahead: Ahead): [path: string, files: string[]][] {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  )
  const behind = (starts: readonly Rolldown.OutputChunk[]) => {
    const found = new Set(starts)
    for (const { imports } of found)
      for (const name of imports) if (chunks.has(name)) found.add(chunks.get(name)!)
    return found
  }
  const first = behind([...chunks.values()].filter(({ isEntry }) => isEntry))
  return ahead.map(({ path, modules }) => {
    const starts = modules.map((end) => {
      const holder = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)))
      if (!holder) throw new Error(`No chunk holds ${end}.`)
      return holder
    })
    const needed = [...behind(starts)].filter((chunk) => !first.has(chunk))
    return [path.source, needed.map(({ fileName }) => `/${fileName}`)]
  })
}
