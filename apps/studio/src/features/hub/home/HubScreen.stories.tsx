import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { aProject, aVoiceCommandModelSummary } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { either } from '../../../testing/either.js'
import { hubMessages } from '../messages/index.js'
import { HubScreen, type HubScreenProps } from './HubScreen.js'

const message = either(hubMessages)

/** The loudness of a sentence, drawn by a formula so that every machine draws it alike. */
const spoken = (seed: number) =>
  Array.from({ length: 200 }, (_, index) => {
    const syllables = Math.abs(Math.sin(index / (4 + seed)) * Math.sin(index / 17 + seed))
    return Math.min(1, syllables * (0.5 + 0.5 * Math.abs(Math.sin(index * seed))))
  })

const models = [
  aVoiceCommandModelSummary({ id: 11, name: 'picking-en', revision: 14, last_recording_peaks: spoken(1) }),
  aVoiceCommandModelSummary({
    id: 12,
    name: 'picking-fr',
    language: 'fra-FR',
    last_recording_peaks: spoken(2),
  }),
  aVoiceCommandModelSummary({ id: 13, name: 'dock-commands', revision: 1 }),
]

const meta = {
  title: 'Studio/Hub/Home',
  component: HubScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    project: aProject({
      title: 'Warehouse voice picking',
      tags: [{ technology: 'asr', langs: ['eng-US', 'fra-FR', 'nld-NL'] }],
    }),
    models: ready(models),
    hrefOf: ({ id }) => `/7/voice-commands/${id}`,
    onCreate: fn<HubScreenProps['onCreate']>(async () => undefined),
    onRename: fn<HubScreenProps['onRename']>(async () => undefined),
    onDuplicate: fn(async () => undefined),
    onDelete: fn(async () => undefined),
  },
} satisfies Meta<typeof HubScreen>
export default meta
type Story = StoryObj<typeof meta>

const page = () => within(document.body)

/** Models that were tested show what was said last; one that never was shows its band. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'picking-en' })).toHaveAttribute(
      'href',
      '/7/voice-commands/11',
    )
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.getAllByRole('img', { name: /picking/ })).toHaveLength(2)
  },
}

/** The models are on their way; the project is known already. */
export const Loading: Story = {
  args: { models: loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveAccessibleName()
    await expect(within(canvasElement).queryByText('picking-en')).toBeNull()
  },
}

/** The models could not be read. */
export const Failed: Story = {
  args: { models: failed(new ApiError({ kind: 'network' }), fn()) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
  },
}

/** A project that has no model yet. */
export const Empty: Story = {
  args: { models: ready([]) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: message('home.newModel') }))
    await expect(await page().findByRole('dialog')).toHaveAccessibleName(message('create.title'))
    await userEvent.keyboard('{Escape}')
  },
}

/** Nothing was delivered to the project for recognition, so no model can be made. */
export const LicenceMissing: Story = {
  args: { models: ready([]), project: aProject({ tags: [{ technology: 'tts', langs: ['eng-US'] }] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('home.empty.noLanguage'))).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** Many models with the longest names there can be. */
export const Crowded: Story = {
  args: {
    models: ready(
      Array.from({ length: 24 }, (_, index) =>
        aVoiceCommandModelSummary({
          id: index + 1,
          name: `${index + 1} ${'Commandes vocales pour la préparation '.repeat(3)}`.slice(0, 100),
          revision: 12_000 + index,
          language: index % 2 ? 'fra-FR' : 'eng-US',
          ...(index % 3 ? { last_recording_peaks: spoken(index) } : {}),
        }),
      ),
    ),
  },
}

async function openCreate(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: message('home.newModel') }))
  return within(await page().findByRole('dialog'))
}

/** F-072 A name that another model has is refused while the dialog is open; a new one is sent with its language. */
export const CreateModelDialog: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await openCreate(canvasElement)
    const name = dialog.getByRole('textbox')
    await userEvent.type(name, ' PICKING-en{Enter}')
    await expect(name).toBeInvalid()
    await expect(args.onCreate).not.toHaveBeenCalled()
    await userEvent.clear(name)
    await userEvent.type(name, 'returns-en')
    await userEvent.click(dialog.getByRole('button', { name: message('create.submit') }))
    await waitFor(() =>
      expect(args.onCreate).toHaveBeenCalledWith({ name: 'returns-en', language: 'eng-US' }),
    )
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** The server knows a model of this name that was made meanwhile. */
export const Refused: Story = {
  args: { onCreate: fn<HubScreenProps['onCreate']>(async () => ({ name: 'alreadyExists' })) },
  play: async ({ canvasElement }) => {
    const dialog = await openCreate(canvasElement)
    await userEvent.type(dialog.getByRole('textbox'), 'returns-en{Enter}')
    await waitFor(() => expect(dialog.getByRole('textbox')).toBeInvalid())
    await expect(dialog.getByRole('textbox')).toHaveValue('returns-en')
  },
}

async function choose(canvasElement: HTMLElement, key: 'model.rename' | 'model.duplicate' | 'model.delete') {
  const [menu] = within(canvasElement).getAllByRole('button', { name: /picking-en/ })
  await userEvent.click(menu as HTMLElement)
  await userEvent.click(await page().findByRole('menuitem', { name: message(key) }))
}

/** Another name for a model: its own may stay, that of another may not. */
export const RenameDialog: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, 'model.rename')
    const dialog = within(await page().findByRole('dialog'))
    const name = dialog.getByRole('textbox')
    await expect(name).toHaveValue('picking-en')
    await userEvent.clear(name)
    await userEvent.type(name, 'picking-fr{Enter}')
    await expect(name).toBeInvalid()
    await userEvent.clear(name)
    await userEvent.type(name, 'picking-us')
    await userEvent.click(dialog.getByRole('button', { name: message('rename.submit') }))
    await waitFor(() => expect(args.onRename).toHaveBeenCalledWith(models[0], 'picking-us'))
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** F-072 A copy gets a name of its own at once. */
export const Duplicated: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, 'model.duplicate')
    await waitFor(() =>
      expect(args.onDuplicate).toHaveBeenCalledWith(
        models[0],
        expect.stringMatching(/^picking-en (copy|copie) 2$/),
      ),
    )
  },
}

/** What is lost is said before it is; Cancel has the focus. */
export const DeleteDialog: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, 'model.delete')
    const dialog = await page().findByRole('alertdialog')
    await expect(dialog).toHaveAccessibleName(/picking-en/)
    await expect(args.onDelete).not.toHaveBeenCalled()
    await expect(document.activeElement).not.toHaveTextContent(message('delete.confirm'))
  },
}
