import { ApiError, failed, loading, ready, readyModel } from '@saywright/api/contract'
import {
  aBiometricModel,
  anExportedModel,
  anExportMeasure,
  aProjectExport,
  aSynthesisModel,
  aVoiceCommandModelSummary,
  aWakeWordModel,
} from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { faultHref } from '../../../parts/models/faultHref.js'
import type { ProjectModel } from '../../../parts/models/projectModel.js'
import {
  expectDeletion,
  expectPendingDeletion,
  expectRefusedDeletion,
  neverSettled,
  refusedDeletion,
} from '../../../testing/deletion.js'
import { either } from '../../../testing/either.js'
import { exportsMessages } from '../messages/index.js'
import { ExportScreen, type ExportScreenProps, type ExportSources } from './ExportScreen.js'

const message = either(exportsMessages)

const models: readonly ProjectModel[] = [
  { type: 'voice_commands', ...aVoiceCommandModelSummary({ id: 11, name: 'picking-en' }) },
  {
    type: 'voice_commands',
    ...aVoiceCommandModelSummary({ id: 12, name: 'picking-fr', language: 'fra-FR' }),
  },
  { type: 'wake_word', ...aWakeWordModel() },
  { type: 'synthesis', ...aSynthesisModel() },
  { type: 'biometrics', ...aBiometricModel() },
]

const second = aProjectExport({
  id: 62,
  number: 2,
  name: 'warehouse-2-linux-x64.tar.gz',
  architecture: 'linux-x64',
  models: [
    anExportedModel({ revision: 4, sha256: 'b'.repeat(64) }),
    anExportedModel({ type: 'wake_word', id: 21, name: 'hello-halden' }),
  ],
})
const first = aProjectExport({
  id: 61,
  number: 1,
  name: 'warehouse-1-linux-x64.tar.gz',
  models: [anExportedModel(), anExportedModel({ id: 13, name: 'dock-commands' })],
})

const sources: ExportSources = {
  models,
  tags: [
    { technology: 'asr', langs: ['eng-US', 'fra-FR'] },
    { technology: 'wake-word', langs: ['eng-US'] },
    { technology: 'tts', langs: ['fra-FR'] },
  ],
  exports: [second, first],
  tasks: [],
}

const meta = {
  title: 'Studio/Exports/Wizard',
  component: ExportScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    sources: ready(sources),
    hubHref: '/7',
    faultHrefOf: ({ model, fault }) => faultHref(7, model.id, fault),
    onMeasure: fn<ExportScreenProps['onMeasure']>(async () => anExportMeasure()),
    onStart: fn<ExportScreenProps['onStart']>(async () =>
      aProjectExport({ id: 63, number: 3, status: 'pending', sha256: null, size: null, completed_at: null }),
    ),
    onDownload: fn<ExportScreenProps['onDownload']>(async () => {}),
    onDelete: fn<ExportScreenProps['onDelete']>(async () => {}),
    onCancel: fn(),
  },
} satisfies Meta<typeof ExportScreen>
export default meta
type Story = StoryObj<typeof meta>

const next = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: /^(Next|Suivant)/ }))
const start = async (canvas: ReturnType<typeof within>) => {
  await next(canvas)
  await userEvent.click(await canvas.findByRole('button', { name: /^(Export|Exporter) \d/ }))
}

async function toSelection(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('radio', { name: 'Linux x64' }))
  await next(canvas)
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: message('headings.selection') })).toBeVisible(),
  )
  return canvas
}

const troubled: readonly ProjectModel[] = [
  {
    type: 'voice_commands',
    ...aVoiceCommandModelSummary({ id: 31, name: 'warehouse-en' }),
    readiness: { ...readyModel, state: 'broken', errors: 2, line: 18 },
  },
  {
    type: 'voice_commands',
    ...aVoiceCommandModelSummary({ id: 32, name: 'returns-en' }),
    readiness: { ...readyModel, state: 'slots_empty', line: 5, slots: ['item'] },
  },
]

/** A model with errors cannot be exported and says so, with the way to mend it; one without values of a slot can. */
export const BrokenModels: Story = {
  args: { sources: ready({ ...sources, models: troubled }) },
  play: async ({ canvasElement }) => {
    const canvas = await toSelection(canvasElement)
    const broken = canvas.getByRole('checkbox', { name: /warehouse-en/ })
    await expect(broken).toBeDisabled()
    await expect(broken).toHaveAccessibleDescription(/18/)
    const empty = canvas.getByRole('checkbox', { name: /returns-en/ })
    await expect(empty).toBeEnabled()
    await expect(empty).toHaveAccessibleDescription(/<item>/)
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/7/voice-commands/31?line=18', '/7/voice-commands/32/slots']),
    )
  },
}

/** Three steps; an architecture is required to continue. */
export const Architecture: Story = {
  name: 'S-008 Architecture',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const steps = Array.from(canvasElement.querySelectorAll('ol > li'), ({ textContent }) => textContent)
    await expect(steps).toHaveLength(3)
    await expect(steps[0]).toMatch(/^1Architecture/)
    await expect(steps[1]).toMatch(/^2(Selection|Sélection)/)
    await expect(steps[2]).toMatch(/^3(Execution|Exécution)/)
    await expect(canvas.getAllByRole('radio')).toHaveLength(7)
    await next(canvas)
    await expect(await canvas.findByText(message('architecture.missing'))).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Android ARMv8' }))
    await expect(canvas.queryByText(message('architecture.missing'))).toBeNull()
  },
}

/** S-009 The licence does not cover voice biometrics: its model is grey and says so. */
export const Selection: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await toSelection(canvasElement)
    const locked = canvas.getByRole('checkbox', { name: 'pickers' })
    await expect(locked).toBeDisabled()
    await expect(locked).toHaveAccessibleDescription(/Not in your license|Hors de votre licence/)
    await userEvent.click(canvas.getByRole('checkbox', { name: message('selection.all') }))
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(5)
    await expect(locked).not.toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'picking-fr' }))
    await expect(canvas.getByText(/^3 (of|sur) 5/)).toBeVisible()
  },
}

/** S-008 Without a model the export cannot start. */
export const NothingSelected: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = await toSelection(canvasElement)
    await next(canvas)
    await expect(await canvas.findByText(message('selection.missing'))).toBeVisible()
    await expect(args.onMeasure).not.toHaveBeenCalled()
  },
}

/** The choices are sent, and the export waits for its turn. */
export const Started: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = await toSelection(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'picking-en' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'hello-halden' }))
    await start(canvas)
    await expect(args.onStart).toHaveBeenCalledWith({
      architecture: 'linux-x64',
      models: [
        { type: 'voice_commands', id: 11 },
        { type: 'wake_word', id: 21 },
      ],
      recordings: false,
    })
    await expect(await canvas.findByRole('progressbar', { name: message('execution.pending') })).toBeVisible()
  },
}

/** The server refuses: the choice stays. */
export const Refused: Story = {
  args: { onStart: fn<ExportScreenProps['onStart']>(async () => undefined) },
  play: async ({ canvasElement }) => {
    const canvas = await toSelection(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'picking-en' }))
    await start(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /^(Previous|Précédent)/ }))
    await expect(await canvas.findByRole('checkbox', { name: 'picking-en' })).toBeChecked()
  },
}

/** Its size is shown before, with the lines that will run it; recordings change the sum. */
export const Measured: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = await toSelection(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'picking-en' }))
    await next(canvas)
    await expect(
      await canvas.findByRole('button', { name: /^(Export|Exporter) \d.*[Kk][Bbo]$/ }),
    ).toBeVisible()
    await expect(args.onStart).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox', { name: /62/ }))
    await userEvent.click(await canvas.findByRole('button', { name: /^(Export|Exporter) \d.*M[Bo]$/ }))
    await expect(args.onStart).toHaveBeenCalledWith(expect.objectContaining({ recordings: true }))
  },
}

/** A model that nothing recognizes is named before. */
export const Unrecognized: Story = {
  args: {
    onMeasure: fn<ExportScreenProps['onMeasure']>(async () =>
      anExportMeasure({
        problems: [{ type: 'voice_commands', id: 12, name: 'picking-fr', problem: 'grammar_has_errors' }],
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = await toSelection(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'picking-fr' }))
    await next(canvas)
    await expect(await canvas.findByText(message('packing.problems', { models: 'picking-fr' }))).toBeVisible()
  },
}

/** Same again fills the steps with the choices of an earlier export. */
export const SameAgain: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /warehouse-2/ }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: message('last.again') }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Linux x64' })).toBeChecked())
    await next(canvas)
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  },
}

/** Which models changed since the export before. */
export const Difference: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /warehouse-2/ }))
    const { findByRole } = within(document.body)
    await userEvent.click(await findByRole('menuitem', { name: message('last.difference') }))
    const dialog = within(await findByRole('dialog'))
    await expect(dialog.getByText('hello-halden')).toBeInTheDocument()
    await expect(dialog.getByText('dock-commands')).toBeInTheDocument()
    await expect(dialog.getByText(/picking-en.*3.*4/)).toBeInTheDocument()
  },
}

async function askToDelete(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /warehouse-2/ }))
  const { findByRole } = within(document.body)
  await userEvent.click(await findByRole('menuitem', { name: message('last.delete') }))
  return findByRole('alertdialog')
}

/** The dialog first says what is lost. */
export const DeleteDialog: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(await askToDelete(canvasElement)).toHaveAccessibleName(/2/)
    await expectDeletion({ name: message('remove.confirm'), onDelete: args.onDelete }, second)
  },
}

/** The export is being deleted: the question stays until it is. */
export const Deleting: Story = {
  args: { onDelete: fn<ExportScreenProps['onDelete']>(neverSettled) },
  play: async ({ canvasElement, args }) => {
    await askToDelete(canvasElement)
    await expectPendingDeletion({ name: message('remove.confirm'), onDelete: args.onDelete })
  },
}

/** The server does not delete the export: the question stays. */
export const DeletionRefused: Story = {
  args: { onDelete: fn<ExportScreenProps['onDelete']>(refusedDeletion) },
  play: async ({ canvasElement, args }) => {
    await askToDelete(canvasElement)
    await expectRefusedDeletion({ name: message('remove.confirm'), onDelete: args.onDelete })
  },
}

/** No model, no export: there is nothing to choose. */
export const Empty: Story = {
  args: { sources: ready({ ...sources, models: [], exports: [] }) },
  play: async ({ canvasElement }) => {
    const canvas = await toSelection(canvasElement)
    await expect(canvas.getByText(message('selection.none'))).toBeVisible()
    await expect(canvas.getByText(message('last.none'))).toBeVisible()
  },
}

/** The exportable models are loading. */
export const Loading: Story = {
  args: { sources: loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveAccessibleName()
  },
}

/** The exportable models could not be read. */
export const Failed: Story = {
  args: { sources: failed(new ApiError({ kind: 'network' }), fn()) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
  },
}
