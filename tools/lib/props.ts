/** A prop as its type declares it. */
export type Prop = {
  name: string
  type: string
  isOptional: boolean
  /** Its docblock without `@default`, in one line; empty without one. */
  description: string
  /** The value of `@default`. */
  defaultValue?: string | undefined
}

/** The props of one component: its own, and the types whose props it takes as well. */
export type PropsType = { component: string; bases: readonly string[]; props: readonly Prop[] }

const declaration =
  /^export type (\w+)Props(?:<.*>)? =((?:.|\n)*?)(?=\n(?:export |function |const |type |\/\*\*|\/\/|import )|$(?![\s\S]))/gm
const member =
  /(?:^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^ {2}(?:readonly )?('?[\w-]+'?)(\??):\s*((?:.|\n {3,}|\n {2}\|)+)/gm

/**
 * Reads the types called `…Props` that a file exports.
 *
 * @param source as biome formats it: members are indented by two spaces.
 */
export function propsOf(source: string): PropsType[] {
  return [...source.matchAll(declaration)].map(([, component = '', body = '']) => {
    const own = body.slice(body.indexOf('{\n') + 1, body.lastIndexOf('\n}') + 1)
    const outside = body.replace(own, '')
    return {
      component,
      bases: [...new Set(outside.match(/\b[A-Z]\w*Props\b/g) ?? [])],
      props: [...own.matchAll(member)].map(([, description = '', name = '', optional, type = '']) => ({
        name: name.replaceAll("'", ''),
        type: oneLine(type),
        isOptional: optional === '?',
        ...documented(description.replace(/^\s*\* ?/gm, '')),
      })),
    }
  })
}

function documented(docblock: string): Pick<Prop, 'description' | 'defaultValue'> {
  const [text = '', defaultValue] = docblock.split(/^@default /m)
  return { description: oneLine(text), defaultValue: defaultValue && oneLine(defaultValue) }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Words that React Aria has for the same thing, by those that others would use. */
const otherWords: Readonly<Record<string, string>> = {
  action: 'actions',
  disabled: 'isDisabled',
  format: 'formatOptions',
  isLocked: 'isReadOnly',
  onClick: 'onPress',
  onClose: 'onOpenChange',
  onSelect: 'onSelectionChange',
  readOnly: 'isReadOnly',
  required: 'isRequired',
  selected: 'selectedKey, or isSelected',
}

const statement = /^(is|has|are|allows|default|should|autoFocus$|aria-)/

/** Icons of items and of types other than `…Props` that are not a node, unlike those of all props. */
export function iconFaults(source: string): string[] {
  return [...source.matchAll(/^ {2}(?:readonly )?(icon|\w+Icon)\??: (\w+)$/gm)].flatMap(
    ([, name = '', type = '']) => {
      const fault = propFault({ name, type, isOptional: true, description: '' })
      return fault ? [`${name} ${fault}`] : []
    },
  )
}

/** Booleans that are `undefined` for a component that keeps the state itself, and attributes of ARIA. */
const withoutDefault = /^(isOpen|isExpanded|isSelected|isPressed|isMenuCollapsed)$|^aria-/

const isBoolean = ({ type }: Prop) => /^(boolean|true|false)( \| undefined)?$/.test(type)

/** The fault of the docblock of a boolean prop; `undefined` without one, and for other props. */
export function booleanFault(prop: Prop): string | undefined {
  if (!isBoolean(prop)) return undefined
  if (!prop.description.startsWith('Whether ')) return 'is a boolean, whose description begins with "Whether"'
  if (prop.isOptional && prop.defaultValue === undefined && !withoutDefault.test(prop.name))
    return 'is an optional boolean, whose docblock says its @default'
  return undefined
}

/** The fault of the name or the type of a prop; `undefined` without one. */
export function propFault(prop: Prop): string | undefined {
  const { name, type } = prop
  const better = otherWords[name]
  if (better) return `is called ${better} here`
  if (isBoolean(prop) && !statement.test(name))
    return 'is a boolean, whose name begins with is, has or allows'
  if (/^icon$|Icon$/.test(name) && !/ReactNode|boolean/.test(type)) return 'is an icon, which is a ReactNode'
  return undefined
}
