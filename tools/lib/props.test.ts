import { describe, expect, it, test } from 'vitest'
import { booleanFault, iconFaults, propFault, propsOf } from './props.ts'

const source = `import type { ReactNode } from 'react'

export type LampProps<Color extends string = string> = Omit<FieldProps, 'label'> & {
  /** What it lights,
   *  in a few words. */
  label: ReactNode
  /**
   * Whether the lamp is on.
   * @default false
   */
  isOn?: boolean
  tone?:
    | 'warm'
    | 'cold'
  'aria-label'?: string
}

/** Gives light. */
export function Lamp<Color extends string>({ label }: LampProps<Color>) {
  return <b title="x">{label}</b>
}
`

it('reads name, type and sentence of each prop, and where others come from', () => {
  expect(propsOf(source)).toEqual([
    {
      component: 'Lamp',
      bases: ['FieldProps'],
      props: [
        {
          name: 'label',
          type: 'ReactNode',
          isOptional: false,
          description: 'What it lights, in a few words.',
        },
        {
          name: 'isOn',
          type: 'boolean',
          isOptional: true,
          description: 'Whether the lamp is on.',
          defaultValue: 'false',
        },
        { name: 'tone', type: "| 'warm' | 'cold'", isOptional: true, description: '' },
        { name: 'aria-label', type: 'string', isOptional: true, description: '' },
      ],
    },
  ])
})

describe('a name that breaks the rules is found', () => {
  test.each([
    ['fullWidth', 'boolean'],
    ['showLabel', 'boolean'],
    ['isLocked', 'boolean'],
    ['action', 'ReactNode'],
    ['selected', 'Id'],
    ['format', 'Intl.NumberFormatOptions'],
    ['icon', 'LucideIcon'],
  ])('%s: %s', (name, type) => {
    expect(propFault({ name, type, isOptional: true, description: '' })).toBeDefined()
  })

  test.each([
    ['isFullWidth', 'boolean'],
    ['autoFocus', 'boolean'],
    ['actions', 'ReactNode'],
    ['selectedKey', 'Id'],
    ['icon', 'ReactNode'],
    ['download', 'boolean | string'],
  ])('but not %s: %s', (name, type) => {
    expect(propFault({ name, type, isOptional: true, description: '' })).toBeUndefined()
  })
})

const on = { name: 'isOn', type: 'boolean', isOptional: true, description: 'Whether the lamp is on.' }

describe('the docblock of a boolean prop says "Whether" and, of an optional one, its default', () => {
  test.each([
    { ...on, defaultValue: 'false', description: 'The lamp is on.' },
    { ...on, defaultValue: 'false', description: '' },
    { ...on, type: 'boolean | undefined' },
  ])('rejects $type: $description, $defaultValue', (prop) => {
    expect(booleanFault(prop)).toBeDefined()
  })

  test.each([
    { ...on, defaultValue: 'false' },
    { ...on, isOptional: false },
    { ...on, name: 'isOpen', description: 'Whether the lamp is open (controlled).' },
    { ...on, type: 'string', description: 'Name of the lamp.' },
  ])('accepts $name, $type: $description, $defaultValue', (prop) => {
    expect(booleanFault(prop)).toBeUndefined()
  })
})

it('finds an icon that is a component in the type of an item too', () => {
  const item = (icon: string) => `export type LampItem = {\n  id: string\n  icon: ${icon}\n}\n`
  expect(iconFaults(item('LucideIcon'))).toEqual(['icon is an icon, which is a ReactNode'])
  expect(iconFaults(item('ReactNode'))).toEqual([])
})
