import type { Node } from '../../packages/tsup.edits.ts'
import type { Target } from './apiExports.ts'

type Kind = 'component' | 'hook' | 'function' | 'class' | 'value' | 'type'

/** In the order of a page. */
export const kinds: readonly { readonly kind: Kind; readonly title: string }[] = [
  { kind: 'component', title: 'Components' },
  { kind: 'hook', title: 'Hooks' },
  { kind: 'function', title: 'Functions' },
  { kind: 'class', title: 'Classes' },
  { kind: 'value', title: 'Values' },
  { kind: 'type', title: 'Types' },
]

export function kindOf(name: string, target: Target): Kind {
  if (target.kind !== 'declared') return 'value'
  const { module, declared } = target
  const [node] = declared.nodes
  if (node?.type === 'TSTypeAliasDeclaration' || node?.type === 'TSInterfaceDeclaration') return 'type'
  if (node?.type === 'ClassDeclaration') return 'class'
  if (!node || !isCalled(node)) return 'value'
  if (/^use[A-Z]/.test(name)) return 'hook'
  return module.isReact && /^[A-Z]/.test(name) ? 'component' : 'function'
}

function isCalled(node: Node): boolean {
  const type = ((node.id as Node).typeAnnotation as Node | null | undefined)?.typeAnnotation as
    | Node
    | undefined
  return node.type === 'TSDeclareFunction' || type?.type === 'TSFunctionType'
}

/** The first sentence of the docblock of a name; empty without one. */
export function sentenceOf(target: Target): string {
  if (target.kind === 'package') return ''
  const docs = target.kind === 'namespace' ? target.docs : target.declared.docs
  const line = docs
    .replace(/^\s*\* ?/gm, '')
    .replace(/(^|\s)@\w[\s\S]*/, '')
    .replace(/\{@link (.*?)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim()
  return /^.*?\.(?=\s|$)/.exec(line)?.[0] ?? line
}
