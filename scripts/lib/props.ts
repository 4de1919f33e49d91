/** A prop as its type declares it. */
export type Prop = { name: string; type: string; isOptional: boolean; description: string }

/** The props of one component: its own, and the types whose props it takes as well. */
export type PropsType = { component: string; bases: readonly string[]; props: readonly Prop[] }

const declaration =
  /^export type (\w+)Props(?:<.*>)? =((?:.|\n)*?)(?=\n(?:export |function |const |type |\/\*\*|\/\/|import )|$(?![\s\S]))/gm
const member =
  /(?:^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^ {2}(?:readonly )?('?[\w-]+'?)(\??):\s*((?:.|\n {3,}|\n {2}\|)+)/gm

/**
 * Reads the types called `…Props` that a file exports.
 *
 * @param source as biome formats it: members stand two blanks from the edge.
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
        description: oneLine(description.replace(/^\s*\* ?/gm, '')),
      })),
    }
  })
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

/** Icons of items and other types that are no `…Props`, where they are not a node as those of all props are. */
export function iconFaults(source: string): string[] {
  return [...source.matchAll(/^ {2}(?:readonly )?(icon|\w+Icon)\??: (\w+)$/gm)].flatMap(
    ([, name = '', type = '']) => {
      const fault = propFault({ name, type, isOptional: true, description: '' })
      return fault ? [`${name} ${fault}`] : []
    },
  )
}

/** What is wrong with the name or the type of a prop; `undefined` when nothing is. */
export function propFault({ name, type }: Prop): string | undefined {
  const better = otherWords[name]
  if (better) return `is called ${better} here`
  if (/^(boolean|true|false)( \| undefined)?$/.test(type) && !statement.test(name))
    return 'is a boolean, whose name begins with is, has or allows'
  if (/^icon$|Icon$/.test(name) && !/ReactNode|boolean/.test(type)) return 'is an icon, which is a ReactNode'
  return undefined
}
