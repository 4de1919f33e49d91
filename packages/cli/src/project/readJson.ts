import { descriptionOf, failuresOf, type Shape, type ValueOf } from '@saywright/api/contract'
import { type Node, type ParseError, parseTree } from 'jsonc-parser'
import { CommandFailure } from '../CommandFailure.js'
import { exitCode } from '../exitCode.js'
import type { MessageKey } from '../messages/MessageFile.js'
import { nearest } from '../nearest.js'
import { markedLine } from './mergeText.js'
import { plainText } from './textStyle.js'

/**
 * The value of a JSON text of a known shape.
 *
 * @throws CommandFailure with line and column: for invalid JSON, an unknown or duplicate key, and a wrong value.
 */
export function readJson<S extends Shape>(path: string, source: string, shape: S): ValueOf<S> {
  const text = plainText(source)
  const marked = markedLine(text)
  if (marked !== undefined) throw new CommandFailure('project.marked', { path, line: marked }, exitCode.found)
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const fail = (key: MessageKey, offset: number, name = '', near?: string) =>
    new CommandFailure(key, { place: placeOf(path, text, offset), key: name }, exitCode.misused, near)
  if (errors[0] || !tree) throw fail('project.notJson', errors[0]?.offset ?? 0)
  const twice = repeatedKey(tree)
  if (twice) throw fail('project.keyTwice', twice.offset, String(twice.value))
  const value: unknown = JSON.parse(text)
  const places = Object.keys(failuresOf(shape, value) ?? {}).map((path) => ({
    path,
    ...follow(tree, path, shape),
  }))
  // A misspelled key is also a missing one: the first says more.
  const [wrong] = places.toSorted((one, other) => Number(other.isUnknown) - Number(one.isUnknown))
  if (!wrong) return value as ValueOf<S>
  const { node, missing, name, known = [], isUnknown } = wrong
  if (isUnknown)
    throw fail('project.unknownKey', node.parent?.offset ?? node.offset, name, nearest(name, known))
  if (missing !== undefined) throw fail('project.keyMissing', node.offset, missing)
  throw fail('project.badValue', node.offset, wrong.path)
}

/** The node of a path whose keys are joined with points and may have points of their own. */
function follow(tree: Node, path: string, shape: Shape) {
  let [node, rest, name]: [Node, string, string] = [tree, path, '']
  let inside: Shape | undefined = shape
  let known: readonly string[] | undefined
  while (rest !== '') {
    const description = described(inside)
    known = description?.kind === 'object' ? Object.keys(description.fields) : undefined
    const next = childrenOf(node).find(([key]) => rest === key || rest.startsWith(`${key}.`))
    if (!next) return { node, missing: rest, name: rest, known, isUnknown: false }
    ;[name, node] = next
    rest = rest.slice(name.length + 1)
    inside =
      description?.kind === 'object'
        ? description.fields[name]
        : description && 'of' in description
          ? (description.of as Shape)
          : undefined
  }
  const isUnknown = known !== undefined && !known.includes(name)
  return { node, missing: undefined, name, known, isUnknown }
}

function described(shape: Shape | undefined) {
  const description = shape && descriptionOf(shape)
  const isAround = description?.kind === 'optional' || description?.kind === 'nullable'
  return isAround ? descriptionOf(description.of) : description
}

function childrenOf({ type, children = [] }: Node): (readonly [key: string, node: Node])[] {
  if (type === 'array') return children.map((child, index) => [String(index), child] as const)
  return children.flatMap(({ children: [key, value] = [] }) =>
    key && value ? [[String(key.value), value] as const] : [],
  )
}

function repeatedKey(node: Node): Node | undefined {
  const seen = new Set<unknown>()
  for (const child of node.children ?? []) {
    const [key] = child.type === 'property' ? (child.children ?? []) : []
    if (key && seen.has(key.value)) return key
    if (key) seen.add(key.value)
    const inside = repeatedKey(child)
    if (inside) return inside
  }
  return undefined
}

function placeOf(path: string, text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n')
  return `${path}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
}
