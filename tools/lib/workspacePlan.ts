import { camel, kebab } from './generate.ts'

/** The words of a name in the middle of a sentence: `WakeWords` is `wake words`. */
const wordsOf = (name: string) => kebab(name).replaceAll('-', ' ')
const titleOf = (name: string) => wordsOf(name).replace(/^./, (letter) => letter.toUpperCase())

/**
 * The files of a kind of model in the studio, on the floors of a workspace: its state (`model`), its parts
 * (`panes`), and their composition (`workspace`).
 *
 * @param name of the kind, such as `WakeWords`.
 */
export function workspacePlan(name: string): Record<string, string> {
  const folder = `apps/studio/src/features/${kebab(name)}`
  return {
    [`${folder}/model/${name}Workspace.ts`]: `/** The version of the server. */
export type Saved${name} = { readonly name: string; readonly items: readonly string[] }

export type DocumentState = Saved${name}

export type DocumentActions = { readonly remove: (item: string) => void }

export type SavingState = { readonly state: 'saved' | 'changed' | 'saving' | 'failed' }

export type SavingActions = {
  /** @returns whether the shown values are saved. */
  readonly save: () => Promise<boolean>
}

/** What the workspace shows, in groups: each stays the same object while it does not change. */
export type WorkspaceState = { readonly document: DocumentState; readonly saving: SavingState }

/** The actions of the workspace, in the same groups: the same functions for as long as the model is open. */
export type WorkspaceActions = { readonly document: DocumentActions; readonly saving: SavingActions }

export type ${name}Workspace = { readonly state: WorkspaceState; readonly actions: WorkspaceActions }
`,
    [`${folder}/model/useSaved${name}.ts`]: `import { type Loadable, loading } from '@saywright/api/contract'
import type { Saved${name} } from './${name}Workspace.js'

export type Open${name} = {
  readonly model: Loadable<Saved${name}>
  readonly send: (items: readonly string[]) => Promise<void>
}

/** The open model, and how to save it: a read and a call of \`api/react\` take the place of both. */
export function useSaved${name}(): Open${name} {
  return { model: loading, send: () => Promise.resolve() }
}
`,
    [`${folder}/messages/index.ts`]: `import { defineMessages } from '@saywright/ui/i18n'

export const ${camel(name)}Messages = defineMessages('studio.${camel(name)}', {
  'en-US': {
    title: '${titleOf(name)}',
    failed: 'The model could not be loaded',
    empty: 'Nothing here yet',
    remove: 'Remove {{item}}',
    save: 'Save',
    saved: 'Saved',
    changed: 'Unsaved changes',
    saving: 'Saving…',
    notSaved: 'Not saved',
  },
  'fr-FR': {
    title: '${titleOf(name)} (fr)',
    failed: 'Le modèle n’a pas pu être chargé',
    empty: 'Rien pour l’instant',
    remove: 'Retirer {{item}}',
    save: 'Enregistrer',
    saved: 'Enregistré',
    changed: 'Modifications non enregistrées',
    saving: 'Enregistrement…',
    notSaved: 'Non enregistré',
  },
})
`,
    [`${folder}/panes/items/ItemsPane.tsx`]: `import { Button, EmptyState, Inline, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ${camel(name)}Messages } from '../../messages/index.js'
import type { DocumentActions, DocumentState } from '../../model/${name}Workspace.js'

export type ItemsPaneProps = {
  document: DocumentState
  actions: DocumentActions
}

/** Say in one sentence what this pane shows. */
export function ItemsPane({ document, actions }: ItemsPaneProps) {
  const t = useMessages(${camel(name)}Messages)
  if (document.items.length === 0) return <EmptyState title={t('empty')} />
  return (
    <Stack gap="x2">
      {document.items.map((item) => (
        <Inline key={item} gap="x2">
          <Text as="span">{item}</Text>
          <Button size="small" onPress={() => actions.remove(item)}>
            {t('remove', { item })}
          </Button>
        </Inline>
      ))}
    </Stack>
  )
}
`,
    [`${folder}/workspace/use${name}Workspace.ts`]: `import { useMemo, useState } from 'react'
import { useStableActions } from '../../../parts/workspace/useStableActions.js'
import type {
  DocumentActions,
  Saved${name},
  SavingActions,
  SavingState,
  ${name}Workspace,
} from '../model/${name}Workspace.js'

/**
 * The state and the actions of an open model. A group that grows becomes a hook of its own.
 *
 * @param send saves these values instead.
 */
export function use${name}Workspace(
  saved: Saved${name},
  send: (items: readonly string[]) => Promise<void>,
): ${name}Workspace {
  const { name } = saved
  const [items, setItems] = useState(saved.items)
  const [saving, setSaving] = useState<SavingState>({ state: 'saved' })
  const document = useMemo(() => ({ name, items }), [name, items])
  const save = async () => {
    setSaving({ state: 'saving' })
    const isSaved = await send(items).then(
      () => true,
      () => false,
    )
    setSaving({ state: isSaved ? 'saved' : 'failed' })
    return isSaved
  }
  const documentActions = useStableActions<DocumentActions>({
    remove: (item) => {
      setItems(items.filter((each) => each !== item))
      setSaving({ state: 'changed' })
    },
  })
  const savingActions = useStableActions<SavingActions>({ save })
  return {
    state: { document, saving },
    actions: { document: documentActions, saving: savingActions },
  }
}
`,
    [`${folder}/workspace/${name}Screen.tsx`]: `import type { Loadable } from '@saywright/api/contract'
import { failureOf, StudioPanes } from '@saywright/shell/components'
import { Box, ErrorState, Heading, Skeleton } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ${camel(name)}Messages } from '../messages/index.js'
import type { ${name}Workspace } from '../model/${name}Workspace.js'
import { Workspace } from './Workspace.js'

export type ${name}ScreenProps = { workspace: Loadable<${name}Workspace> }

/** Say in one sentence what a person does here. */
export function ${name}Screen({ workspace }: ${name}ScreenProps) {
  const t = useMessages(${camel(name)}Messages)
  if (workspace.state === 'ready') return <Workspace {...workspace.value} />
  const title = (
    <Heading level={1} variant="h2" isFocusable>
      {t('title')}
    </Heading>
  )
  return (
    <StudioPanes head={title}>
      {workspace.state === 'failed' ? (
        <ErrorState title={t('failed')} {...failureOf(workspace)} />
      ) : (
        <Box padding="card">
          <Skeleton />
        </Box>
      )}
    </StudioPanes>
  )
}
`,
    [`${folder}/workspace/Workspace.tsx`]: `import { StudioPanes } from '@saywright/shell/components'
import { Box, Button, Heading, StatusBadge } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ${camel(name)}Messages } from '../messages/index.js'
import type { SavingState, ${name}Workspace } from '../model/${name}Workspace.js'
import { ItemsPane } from '../panes/items/ItemsPane.js'

const badges = { saved: 'done', changed: 'waiting', saving: 'running', failed: 'failed' } as const
const words = { saved: 'saved', changed: 'changed', saving: 'saving', failed: 'notSaved' } as const

/** Its panes, under the head. */
export function Workspace({ state, actions }: ${name}Workspace) {
  return (
    <StudioPanes head={<Head name={state.document.name} saving={state.saving} onSave={actions.saving.save} />}>
      <Box padding="card">
        <ItemsPane document={state.document} actions={actions.document} />
      </Box>
    </StudioPanes>
  )
}

type HeadProps = { name: string; saving: SavingState; onSave: () => Promise<boolean> }

/** The open model, and whether it is saved. */
function Head({ name, saving: { state }, onSave }: HeadProps) {
  const t = useMessages(${camel(name)}Messages)
  return (
    <>
      <Heading level={1} variant="h2" isTruncated>
        {name}
      </Heading>
      <span role="status">
        <StatusBadge status={badges[state]}>{t(words[state])}</StatusBadge>
      </span>
      <Button variant="primary" isPending={state === 'saving'} onPress={() => void onSave()}>
        {t('save')}
      </Button>
    </>
  )
}
`,
    [`${folder}/workspace/${name}Route.tsx`]: `import { ready } from '@saywright/api/contract'
import type { Saved${name} } from '../model/${name}Workspace.js'
import { useSaved${name} } from '../model/useSaved${name}.js'
import { ${name}Screen } from './${name}Screen.js'
import { use${name}Workspace } from './use${name}Workspace.js'

export function ${name}Route() {
  const { model, send } = useSaved${name}()
  if (model.state !== 'ready') return <${name}Screen workspace={model} />
  return <Open${name} saved={model.value} send={send} />
}

type Open${name}Props = { saved: Saved${name}; send: (items: readonly string[]) => Promise<void> }

function Open${name}({ saved, send }: Open${name}Props) {
  return <${name}Screen workspace={ready(use${name}Workspace(saved, send))} />
}
`,
    [`${folder}/testing/aWorkspace.ts`]: `import type { ChangesOf } from '@saywright/shell/components'
import { fn } from 'storybook/test'
import type { ${name}Workspace } from '../model/${name}Workspace.js'

/** A saved model. @param changes overrides, by group. */
export function aWorkspace({ state = {}, actions = {} }: ChangesOf<${name}Workspace> = {}): ${name}Workspace {
  return {
    state: {
      document: { name: 'depot', items: ['first', 'second'], ...state.document },
      saving: { state: 'saved', ...state.saving },
    },
    actions: {
      document: { remove: fn(), ...actions.document },
      saving: { save: fn(async () => true), ...actions.saving },
    },
  }
}
`,
    [`${folder}/workspace/${name}Screen.stories.tsx`]: `import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { either } from '../../../testing/either.js'
import { ${camel(name)}Messages } from '../messages/index.js'
import { aWorkspace } from '../testing/aWorkspace.js'
import { ${name}Screen } from './${name}Screen.js'

const message = either(${camel(name)}Messages)
const remove = fn()
const save = fn(async () => true)
const actions = { document: { remove }, saving: { save } }

const meta = {
  title: 'Studio/${titleOf(name)}/Workspace',
  component: ${name}Screen,
  parameters: { layout: 'fullscreen' },
  args: { workspace: ready(aWorkspace({ actions })) },
  decorators: [
    (Story) => (
      <main style={{ height: '100dvh' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ${name}Screen>
export default meta
type Story = StoryObj<typeof meta>

/** The usual state: open and saved. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('saved'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: message('remove', { item: 'first' }) }))
    await expect(remove).toHaveBeenCalledWith('first')
  },
}

/** Unsaved changes; a press saves them. */
export const UnsavedChanges: Story = {
  args: { workspace: ready(aWorkspace({ state: { saving: { state: 'changed' } }, actions })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('changed'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: message('save') }))
    await expect(save).toHaveBeenCalledOnce()
  },
}

/** The model is loading. */
export const Loading: Story = {
  args: { workspace: loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveAccessibleName()
  },
}

const retry = fn()

/** It could not be loaded; there is a retry. */
export const Failed: Story = {
  args: { workspace: failed(new ApiError({ kind: 'network' }), retry) },
  play: async ({ canvasElement }) => {
    const told = within(canvasElement).getByRole('alert')
    await userEvent.click(within(told).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** Empty. */
export const Empty: Story = {
  args: { workspace: ready(aWorkspace({ state: { document: { items: [] } } })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('empty'))).toBeVisible()
  },
}
`,
  }
}
