import * as audio from '@saywright/audio'
import * as forms from '@saywright/forms'
import * as ui from '@saywright/ui'
import * as codeEditor from '@saywright/ui/CodeEditor'
import { samples } from './samples.js'
import { inLocale, type StoryModule, statesOf } from './statesOf.js'

const modules = import.meta.glob<StoryModule>('../packages/*/src/**/*.stories.tsx', { eager: true })

/** Every state that the packages draw as a story, and what no story draws, as elements that want a language. */
export const states = [
  ...statesOf(modules),
  {
    id: 'samples',
    name: 'samples',
    component: 'samples',
    args: {},
    play: undefined,
    draw: (locale: string) => inLocale(locale, samples),
  },
]

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
