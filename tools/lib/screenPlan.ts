import { capital, kebab } from './generate.ts'

/**
 * The files of a screen: route, screen, both languages, and stories with the states of a value that is loaded.
 *
 * @param name of the screen, such as `Archive`.
 */
export function screenPlan(app: string, feature: string, name: string): Record<string, string> {
  const folder = `apps/${app}/src/features/${feature}/${kebab(name)}`
  const title = `${capital(app)}/${capital(feature.replaceAll('-', ' '))}/${name}`
  return {
    [`${folder}/${name}Screen.tsx`]: `import type { Loadable } from '@saywright/api/contract'
import { EmptyState, ErrorState, Page, Skeleton } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { messages } from './messages.js'

export type ${name}ScreenProps = { items: Loadable<readonly string[]> }

/** Say in one sentence what a person does here. */
export function ${name}Screen({ items }: ${name}ScreenProps) {
  const t = useMessages(messages)
  return (
    <Page title={t('title')}>
      {items.state === 'loading' && <Skeleton />}
      {items.state === 'failed' && <ErrorState onRetry={items.retry} />}
      {items.state === 'ready' && items.value.length === 0 && <EmptyState title={t('empty')} />}
      {items.state === 'ready' && items.value.join(', ')}
    </Page>
  )
}
`,
    [`${folder}/${name}Route.tsx`]: `import { loading } from '@saywright/api/contract'
import { ${name}Screen } from './${name}Screen.js'

export function ${name}Route() {
  return <${name}Screen items={loading} />
}
`,
    [`${folder}/messages.ts`]: `import { defineMessages } from '@saywright/ui/i18n'

export const messages = defineMessages('${app}.${kebab(name)}', {
  'en-US': { title: '${name}', empty: 'Nothing here yet' },
  'fr-FR': { title: '${name} (fr)', empty: 'Rien pour l’instant' },
})
`,
    [`${folder}/${name}Screen.stories.tsx`]: `import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { messages } from './messages.js'
import { ${name}Screen } from './${name}Screen.js'

const meta = {
  title: '${title}',
  component: ${name}Screen,
  parameters: { layout: 'fullscreen' },
  args: { items: ready(['first', 'second']) },
} satisfies Meta<typeof ${name}Screen>
export default meta
type Story = StoryObj<typeof meta>

/** The usual state. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('first, second')).toBeVisible()
  },
}

/** The values are loading. */
export const Loading: Story = {
  args: { items: loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveAccessibleName()
  },
}

const retry = fn()

/** They could not be loaded; there is a retry. */
export const Failed: Story = {
  args: { items: failed(new ApiError({ kind: 'network' }), retry) },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    const told = within(canvasElement).getByRole('alert')
    await userEvent.click(within(told).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** Empty. */
export const Empty: Story = {
  args: { items: ready([]) },
  play: async ({ canvasElement }) => {
    const sentences = Object.values(messages.translations).map(({ empty }) => empty)
    const shown = sentences.filter((sentence) => within(canvasElement).queryByText(sentence))
    await expect(shown).toHaveLength(1)
  },
}
`,
  }
}
