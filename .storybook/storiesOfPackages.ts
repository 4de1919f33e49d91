import * as audio from '@saywright/audio'
import * as forms from '@saywright/forms'
import * as ui from '@saywright/ui'
import * as codeEditor from '@saywright/ui/CodeEditor'
import { ThemeProvider } from '@saywright/ui/theme'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { samples } from './samples.js'

type Args = Readonly<Record<string, unknown>>
type Told = {
  args?: Args
  parameters?: Args
  render?: (args: Args, context: object) => ReactNode
  decorators?: Decorator[]
}
type Decorator = (story: ComponentType, context: object) => ReactNode
type Module = { default: Told & { title: string; component?: ComponentType<Args> } } & Record<string, Told>

const modules = import.meta.glob<Module>('../packages/*/src/**/*.stories.tsx', { eager: true })

/** Every state that the packages draw as a story, and what no story draws, as elements that want a language. */
export const states = [
  ...Object.values(modules).flatMap(({ default: meta, ...stories }) =>
    Object.entries(stories).map(([name, story]) => ({
      name: `${meta.title} ${name}`,
      draw: (locale: string) => drawn(meta, story, locale),
    })),
  ),
  { name: 'samples', draw: (locale: string) => inLocale(locale, samples) },
]

function drawn(meta: Module['default'], story: Told, locale: string): ReactNode {
  const args = { ...meta.args, ...story.args }
  const parameters = { ...meta.parameters, ...story.parameters }
  const context = { args, parameters, globals: { locale, theme: 'light' }, loaded: {} }
  const render = story.render ?? meta.render
  const { component } = meta
  const Story: ComponentType = () =>
    render ? render(args, context) : component ? createElement(component, args) : null
  const wrapped = [...(story.decorators ?? []), ...(meta.decorators ?? [])].reduce<ComponentType>(
    (Inner, decorate) => () => decorate(Inner, context),
    Story,
  )
  return inLocale(locale, createElement(wrapped))
}

function inLocale(locale: string, children: ReactNode): ReactNode {
  return createElement(ThemeProvider, { locale, theme: 'light', navigate: () => {}, children })
}

/** The text of all of them. */
export const texts = Object.values(
  import.meta.glob<string>(['../packages/*/src/**/*.stories.tsx', './samples.tsx'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('\n')

/** The name of every component that the packages export. */
export const componentNames = [ui, codeEditor, forms, audio]
  .flatMap((entry) => Object.entries(entry))
  .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && isComponent(value))
  .map(([name]) => name)

function isComponent(value: unknown): boolean {
  if (typeof value === 'function') return !(value.prototype instanceof Error)
  return typeof value === 'object' && value !== null && '$$typeof' in value
}
