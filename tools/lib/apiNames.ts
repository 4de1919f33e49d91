import type { Node } from '../../packages/tsup.edits.ts'
import type { Target } from './apiExports.ts'
import type { ApiModule } from './apiModule.ts'
import { plainText, type Renaming } from './apiSignature.ts'

/** Shorter types are read as fast as their names. */
const shortest = 80

/**
 * The compiler writes types that it infers in full, with all that they hold. They are named again: what a struct describes by
 * the type that is read from it, and a call by its own name.
 *
 * @param targets every declaration that may be named, by its name.
 */
export function namesOf(targets: ReadonlyMap<string, Target>): Renaming {
  const names = new Map<string, { readonly name: string; readonly at: Node }>()
  const described = new Map<string, string>()
  for (const [name, target] of targets) {
    const read = target.kind === 'declared' && /^type \w+ = ValueOf<typeof (\w+)>/.exec(textOf(target))?.[1]
    if (read) described.set(read, name)
  }
  for (const [name, target] of targets) {
    if (target.kind !== 'declared') continue
    const [node] = target.declared.nodes
    const type = ((node?.id as Node | undefined)?.typeAnnotation as Node | null)?.typeAnnotation as
      | Node
      | undefined
    if (node?.type !== 'VariableDeclarator' || !type) continue
    const { module } = target
    const held = (type.typeArguments as Node | null | undefined)?.params as readonly Node[] | undefined
    const [first] = held ?? []
    if (calledName(type) === 'Shape' && first)
      add(module, first, described.get(name) ?? `ValueOf<typeof ${name}>`)
    if (calledName(type) === 'Endpoint') add(module, type, `typeof ${name}`)
  }

  function add(module: ApiModule, node: Node, name: string) {
    const text = plainText(module, node)
    const known = names.get(text)
    // A type of its own comes before one that is read from a struct.
    const isBetter = known?.name.includes(' ') && !name.includes(' ')
    if (text.length >= shortest && (!known || isBetter)) names.set(text, { name, at: node })
  }

  return (module, node) => {
    if (!nameable.has(node.type) || node.end - node.start < shortest) return undefined
    const found = names.get(plainText(module, node))
    return found && found.at !== node ? found.name : undefined
  }
}

const nameable: ReadonlySet<string> = new Set([
  'TSTypeLiteral',
  'TSTypeReference',
  'TSImportType',
  'TSUnionType',
])

/** The last word of the name of a type. */
function calledName(node: Node): string | undefined {
  const name = (node.typeName ?? node.qualifier) as Node | null | undefined
  if (name?.type === 'TSQualifiedName') return (name.right as Node).name as string
  return name?.name as string | undefined
}

const textOf = ({ module, declared }: Extract<Target, { kind: 'declared' }>) => {
  const [node] = declared.nodes
  return node ? module.text.slice(node.start, node.end) : ''
}
