import { dirname, join } from 'node:path'
import { hookSignature } from './hookSignature.ts'

export type Exported = {
  name: string
  kind: 'component' | 'hook' | 'function' | 'class' | 'value' | 'type'
  /** The first sentence of its docblock; empty without one. */
  sentence: string
  /** What a hook takes and gives. */
  signature?: string
}

/** Gives the text of a file by its path without the ending; `undefined` when there is none. */
export type ReadModule = (path: string) => { text: string; isReact: boolean } | undefined

const docblock = String.raw`(?:^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n(?:\/[/*].*\n)*)?`
const star = /^export (type )?\* from '(.*)\.js'$/gm
const list = /^export (type )?\{([^}]*)\}(?: from '(.*)\.js')?$/gm
const namespace = new RegExp(`${docblock}^export \\* as (\\w+) from '.*'$`, 'gm')
const declaration = new RegExp(
  String.raw`${docblock}^export (?:declare |async |abstract )*(function|class|const|let|type|interface)\*? (\w+)(\s*=\s*(?:async )?(?:<[^\n]*>)?\()?`,
  'gm',
)

/**
 * Every name that a module exports, those of other modules that it passes on as well.
 *
 * @param path without its ending.
 * @throws Error about a module that is not there and about a way to export that is not known here.
 */
export function exportsOf(path: string, read: ReadModule): Exported[] {
  const module = read(path)
  if (!module) throw new Error(`${path} cannot be read`)
  const { text, isReact } = module
  const beside = (file: string) => exportsOf(join(dirname(path), file), read)
  const stars = [...text.matchAll(star)].flatMap(([, isType, file = '']) => beside(file).map(as(isType)))
  const lists = [...text.matchAll(list)].flatMap(([, isType, names = '', file]) =>
    names.split(',').flatMap((each) => {
      const [, ownType, name = '', , alias = name] = /^\s*(type )?(\w+)( as (\w+))?\s*$/.exec(each) ?? []
      if (name === '') return []
      const source = file === undefined ? sourceOf(name, text) : `${file}.js`
      const found = source.endsWith('.js')
        ? beside(source.slice(0, -'.js'.length)).find((exported) => exported.name === name)
        : { name, kind: 'value' as const, sentence: `From \`${source}\`.` }
      if (!found) throw new Error(`${path}: ${source} exports no ${name}`)
      return as(isType ?? ownType)({ ...found, name: alias })
    }),
  )
  const namespaces = [...text.matchAll(namespace)].map(([, docs = '', name = '']) => ({
    name,
    kind: 'value' as const,
    sentence: firstSentence(docs),
  }))
  const textOf = (name: string) => {
    const source = sourceOf(name, text)
    return source.endsWith('.js')
      ? read(join(dirname(path), source.slice(0, -'.js'.length)))?.text
      : undefined
  }
  const own = [...text.matchAll(declaration)].map(([, docs = '', word = '', name = '', call]): Exported => {
    const kind = kindOf(name, call ? 'function' : word, isReact)
    const about = { name, kind, sentence: firstSentence(docs) }
    return kind === 'hook' ? { ...about, signature: hookSignature(name, text, textOf) } : about
  })
  const known = [star, list, namespace, declaration].flatMap((form) => [...text.matchAll(form)])
  if (known.length !== [...text.matchAll(/^export /gm)].length)
    throw new Error(`${path}: an export is not understood`)
  return [...stars, ...lists, ...namespaces, ...own]
}

/** Where a name is imported from that the module passes on. */
const sourceOf = (name: string, text: string) =>
  new RegExp(`^import (?:type )?(?:${name}|\\{[^}]*\\b${name}\\b[^}]*\\}) from '(.*?)'`, 'm').exec(
    text,
  )?.[1] ?? ''

const as = (isType: string | undefined) => (exported: Exported) =>
  isType ? { ...exported, kind: 'type' as const } : exported

function kindOf(name: string, word: string, isReact: boolean): Exported['kind'] {
  if (word === 'type' || word === 'interface') return 'type'
  if (word === 'class') return word
  if (word !== 'function') return 'value'
  if (/^use[A-Z]/.test(name)) return 'hook'
  return isReact && /^[A-Z]/.test(name) ? 'component' : word
}

function firstSentence(docs: string): string {
  const text = docs.replace(/^\s*\* ?/gm, '').replace(/(^|\s)@\w[\s\S]*/, '')
  const line = text
    .replace(/\{@link (.*?)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim()
  return /^.*?\.(?=\s|$)/.exec(line)?.[0] ?? line
}
