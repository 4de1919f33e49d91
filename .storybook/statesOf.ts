import { ThemeProvider } from '@saywright/ui/theme'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'

type Args = Readonly<Record<string, unknown>>
type Told = {
  args?: Args
  parameters?: Args
  render?: (args: Args, context: object) => ReactNode
  decorators?: Decorator[]
  play?: Play
}

/** The play of a story, with the context that it needs. */
export type Play = (context: PlayContext) => Promise<void> | void
type PlayContext = {
  canvasElement: HTMLElement
  args: Args
  step: (label: string, act: Play) => Promise<void> | void
}
type Decorator = (story: ComponentType, context: object) => ReactNode
export type StoryModule = {
  default: Told & { title: string; id?: string; component?: ComponentType<Args> }
} & Record<string, Told>

/** A state that a story draws, as an element that wants a language. */
export type State = {
  id: string
  name: string
  component: string
  args: Args
  play: Play | undefined
  draw: (locale: string) => ReactNode
}

/** The initial states of stories, before their play. */
export function statesOf(modules: Readonly<Record<string, StoryModule>>): State[] {
  return Object.values(modules).flatMap(({ default: meta, ...stories }) =>
    Object.entries(stories).map(([name, story]) => ({
      id: toId(meta.id ?? meta.title, storyNameFromExport(name)),
      name: `${meta.title} ${name}`,
      component: meta.title,
      args: { ...meta.args, ...story.args },
      play: story.play ?? meta.play,
      draw: (locale: string) => drawn(meta, story, locale),
    })),
  )
}

function drawn(meta: StoryModule['default'], story: Told, locale: string): ReactNode {
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

export function inLocale(locale: string, children: ReactNode): ReactNode {
  return createElement(ThemeProvider, { locale, theme: 'light', navigate: () => {}, children })
}
