import {
  ApiError,
  failed,
  loading,
  type ModelReadiness,
  type ReadinessState,
  ready,
  readyModel,
} from '@saywright/api/contract'
import { aModelTemplate, aProject } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { faultMessages } from '../../../parts/models/faultMessages.js'
import { studioKindOf } from '../../../parts/models/kinds/kinds.js'
import { modelsMessages } from '../../../parts/models/messages.js'
import type { ProjectModel } from '../../../parts/models/projectModel.js'
import {
  expectDeletion,
  expectPendingDeletion,
  expectRefusedDeletion,
  neverSettled,
  refusedDeletion,
} from '../../../testing/deletion.js'
import { either } from '../../../testing/either.js'
import { hubMessages } from '../messages/index.js'
import { HubScreen, type HubState } from './HubScreen.js'
import { aHub, commands, someModels, spoken } from './testing/aHub.js'

const message = either(hubMessages)
const ofModels = either(modelsMessages)
const ofFaults = either(faultMessages)
const ofKind = (type: ProjectModel['type']) => either(studioKindOf(type).messages)

const meta = {
  title: 'Studio/Hub/Home',
  component: HubScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: aHub(),
} satisfies Meta<typeof HubScreen>
export default meta
type Story = StoryObj<typeof meta>

/** With other models. */
const withModels = (all: HubState['models']['all']) => aHub({ state: { models: { all } } })

const page = () => within(document.body)

/** S-001 Models of all five types with language, state and last test; the licence does not cover voice biometrics. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'picking-en' })).toHaveAttribute(
      'href',
      '/7/voice_commands/11',
    )
    const cards = canvas.getAllByRole('article')
    await expect(cards).toHaveLength(6)
    for (const { type } of someModels)
      await expect(canvas.getAllByText(ofKind(type)('name'))[0]).toBeVisible()
    await expect(cards[0]).toHaveTextContent('eng-US')
    await expect(cards[0]).toHaveTextContent(/41 (of|sur) 46/)
    await expect(canvas.getAllByText(ofModels('states.ready'))).toHaveLength(4)
    await expect(within(cards[1]!).getByText(message('model.untested'))).toBeVisible()
    // For an untested model a date alone would look like that of the last test.
    await expect(within(cards[1]!).getByText(/^(Saved|Enregistré le) .*2026$/)).toBeVisible()
    await expect(within(cards[3]!).getByText(ofModels('states.empty'))).toBeVisible()
    await expect(within(cards[5]!).getByText(ofModels('states.technology'))).toBeVisible()
    await expect(canvas.getAllByRole('img', { name: /picking/ })).toHaveLength(2)
  },
}

/** The last tests link to their results; running tasks, and the amount of audio, are beside the models. */
export const Beside: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = within(canvas.getByRole('table', { name: message('latest.title') }))
    await expect(table.getByRole('link', { name: 'Aisle accents' })).toHaveAttribute(
      'href',
      '/7/voice-commands/11/tests/41',
    )
    await expect(table.getByText('picking-en')).toBeVisible()
    const [running, waiting, audio] = canvas.getAllByRole('progressbar')
    await expect(running).toHaveAttribute('aria-valuenow', '62')
    await expect(waiting).toHaveAttribute('aria-valuenow', '0')
    await expect(audio).toHaveAttribute('aria-valuenow', '67')
    await expect(canvas.getByRole('link', { name: /^3 .* 3.min$/ })).toHaveAttribute('href', '/7/audio-files')
  },
}

/** Nothing was tested, nothing runs and nothing was recorded. */
export const NothingBeside: Story = {
  args: aHub({ state: { project: { running: [], recordings: [] }, models: { tests: [] } } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    await expect(canvas.getByRole('link', { name: message('audio.add') })).toHaveAttribute(
      'href',
      '/7/audio-files',
    )
  },
}

/** S-019 A model whose language is no longer the project's says so; it can be renamed and deleted, not copied. */
export const LanguageNotAvailable: Story = {
  args: withModels(ready([commands({ id: 14, name: 'picking-de', language: 'deu-DE' })])),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(ofModels('states.unavailable'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /picking-de/ }))
    await expect(await page().findAllByRole('menuitem')).toHaveLength(2)
    await userEvent.keyboard('{Escape}')
  },
}

/** Kinds that the project has no model of: one is created where it is delivered, and requested elsewhere. */
export const NoneYet: Story = {
  args: withModels(
    ready(someModels.filter(({ type }) => type === 'voice_commands' || type === 'enhancement')),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^(Wake word: none yet|Mot de réveil\s: aucun modèle)$/)).toBeVisible()
    const request = canvas.getByRole('link', { name: /^(Request it|En faire la demande) / })
    await expect(request).toHaveAttribute('href', '/projects/7/settings/technologies')
    const [create] = canvas.getAllByRole('button', { name: /^(Create one|En créer un) / })
    await userEvent.click(create as HTMLElement)
    await expect(await page().findByRole('dialog')).toHaveAccessibleName(ofKind('wake_word')('title'))
    await userEvent.keyboard('{Escape}')
  },
}

/** The models are loading; the project is there already. */
export const Loading: Story = {
  args: withModels(loading),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveAccessibleName()
    await expect(within(canvasElement).queryByText('picking-en')).toBeNull()
  },
}

/** The models could not be read. */
export const Failed: Story = {
  args: withModels(failed(new ApiError({ kind: 'network' }), fn())),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
  },
}

/** A project that has no model yet. */
export const Empty: Story = {
  args: withModels(ready([])),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: message('home.newModel') }))
    await expect(await page().findByRole('dialog')).toHaveAccessibleName(ofKind('voice_commands')('title'))
    await userEvent.keyboard('{Escape}')
  },
}

/** Nothing was delivered to the project, so no model can be made. */
export const LicenceMissing: Story = {
  args: aHub({
    state: {
      project: { open: aProject({ tags: [{ technology: 'dictation', langs: ['eng-US'] }] }) },
      models: { all: ready([]) },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('home.empty.noLanguage'))).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

/**
 * Intent-based commands alone are delivered: they open voice commands in their languages, and German is not one of the
 * project's.
 */
export const IntentCommandsAlone: Story = {
  args: aHub({
    state: {
      project: { open: aProject({ tags: [{ technology: 'nlu', langs: ['eng-US', 'ita-IT', 'nld-NL'] }] }) },
      models: {
        all: ready([
          commands({ id: 11, name: 'picking-en' }),
          commands({ id: 14, name: 'picking-de', language: 'deu-DE' }),
        ]),
      },
    },
  }),
  play: async ({ canvasElement, args }) => {
    const [english, german] = within(canvasElement).getAllByRole('article')
    await expect(within(english!).getByText(ofModels('states.ready'))).toBeVisible()
    await expect(within(german!).getByText(ofModels('states.unavailable'))).toBeVisible()
    const dialog = await openCreate(canvasElement)
    await userEvent.type(dialog.getByRole('textbox'), 'returns')
    await userEvent.click(dialog.getByRole('button', { name: /Language|Langue/ }))
    // Dutch was delivered, and is not among the languages of intent-based commands.
    await expect(await page().findAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await submit(dialog)
    await waitFor(() =>
      expect(args.actions.models.create).toHaveBeenCalledWith({
        type: 'voice_commands',
        name: 'returns',
        language: 'ita-IT',
      }),
    )
  },
}

const faulty = (state: ReadinessState, changes: Partial<ModelReadiness> = {}): ModelReadiness => ({
  ...readyModel,
  state,
  ...changes,
})

const notExported = { code: 'import-not-exported', arguments: { model: 'numbers', rule: '<digit>' } }

/** One of each state: ready, broken, with a broken import, with empty slots, too large; each with its way out. */
const troubled = [
  commands({
    ...{ id: 11, name: 'numbers', last_recording_peaks: spoken(1), readiness: readyModel },
    used_by: [
      { id: 12, name: 'dock-check' },
      { id: 13, name: 'returns' },
    ],
  }),
  commands({
    ...{ id: 14, name: 'warehouse-fr', language: 'fra-FR', last_recording_peaks: spoken(2) },
    readiness: faulty('broken', { errors: 4, line: 18 }),
  }),
  commands({
    ...{ id: 12, name: 'dock-check' },
    readiness: faulty('import_broken', { errors: 1, line: 4, model_id: 11, problem: notExported }),
  }),
  commands({
    id: 13,
    name: 'returns',
    readiness: faulty('slots_empty', { line: 5, slots: ['item', 'reason'] }),
  }),
  commands({ id: 15, name: 'everything', readiness: faulty('too_large') }),
]

/**
 * Broken models say so, without a waveform, and link to where each is fixed; so does the list of those that need attention.
 */
export const NeedsYou: Story = {
  args: withModels(ready(troubled)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [numbers, warehouse, dock, returns, everything] = canvas.getAllByRole('article')
    await expect(within(numbers!).getByText(ofModels('states.ready'))).toBeVisible()
    const expectFault = async (
      card: HTMLElement | undefined,
      state: 'broken' | 'import_broken' | 'slots_empty',
    ) => {
      await expect(within(card!).getByText(ofModels(`states.${state}`))).toBeVisible()
      await expect(within(card!).queryByRole('img')).toBeNull()
    }
    const mended = (card: HTMLElement | undefined, name: RegExp) => within(card!).getByRole('link', { name })
    await expectFault(warehouse, 'broken')
    await expect(within(warehouse!).getByText(ofFaults('broken', { count: 4, line: 18 }))).toBeVisible()
    await expect(mended(warehouse, ofFaults('goTo', { line: 18 }))).toHaveAttribute(
      'href',
      '/7/voice-commands/14?line=18',
    )
    await expectFault(dock, 'import_broken')
    await expect(within(dock!).getByText(/numbers.*<digit>/)).toBeVisible()
    await expect(mended(dock, ofFaults('repair'))).toHaveAttribute('href', '/7/voice-commands/12?line=4')
    await expectFault(returns, 'slots_empty')
    await expect(within(returns!).getByText(/<item> (and|et) <reason>/)).toBeVisible()
    await expect(mended(returns, ofFaults('addValues'))).toHaveAttribute('href', '/7/voice-commands/13/slots')
    await expect(within(everything!).getByText(ofFaults('tooLarge'))).toBeVisible()
    await expect(canvas.getByText(ofFaults('counts.broken', { count: 3 }))).toBeVisible()
    await expect(canvas.getByText(ofFaults('counts.toFill', { count: 1 }))).toBeVisible()
    const needs = canvas.getAllByRole('link', { name: /^(warehouse-fr|dock-check|returns|everything) ?\S/ })
    await expect(needs.map((link) => link.getAttribute('href'))).toEqual([
      '/7/voice-commands/14?line=18',
      '/7/voice-commands/12?line=4',
      '/7/voice-commands/13/slots',
      '/7/voice-commands/15',
    ])
  },
}

/** The state of each model's suite; a failing one has the number of its failed tests. */
export const Suites: Story = {
  args: withModels(
    ready([
      commands({ id: 11, name: 'numbers', suite_result: { passed: 120, total: 120 } }),
      commands({ id: 12, name: 'warehouse', suite_result: { passed: 38, total: 40 } }),
      commands({ id: 13, name: 'returns', suite_result: null }),
    ]),
  ),
  play: async ({ canvasElement }) => {
    const [numbers, warehouse, returns] = within(canvasElement).getAllByRole('article')
    const passing = message('model.suitePassed', { passed: 120, total: 120 })
    await expect(within(numbers!).getByText(passing)).toBeVisible()
    await expect(within(numbers!).queryByText(message('model.suiteFailing', { count: 1 }))).toBeNull()
    const failing = message('model.suitePassed', { passed: 38, total: 40 })
    await expect(within(warehouse!).getByText(failing)).toBeVisible()
    await expect(
      within(warehouse!).getByText(message('model.suiteFailing', { count: 2 })),
    ).toBeInTheDocument()
    await expect(within(returns!).queryByText(message('model.suite'))).toBeNull()
  },
}

/** The models that import from one are listed, each a way to it. */
export const UsedBy: Story = {
  args: withModels(ready(troubled)),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: ofModels('used.by', { count: 2 }) }),
    )
    const dialog = within(await page().findByRole('dialog'))
    await expect(dialog.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'dock-check',
      'returns',
    ])
    await expect(dialog.getByRole('link', { name: 'returns' })).toHaveAttribute(
      'href',
      '/7/voice_commands/13',
    )
  },
}

/** Many models with the longest names there can be. */
export const Crowded: Story = {
  args: withModels(
    ready(
      Array.from({ length: 24 }, (_, index) =>
        commands({
          id: index + 1,
          name: `${index + 1} ${'Commandes vocales pour la préparation '.repeat(3)}`.slice(0, 100),
          revision: 12_000 + index,
          language: index % 2 ? 'fra-FR' : 'eng-US',
          ...(index % 3 ? { last_recording_peaks: spoken(index) } : {}),
        }),
      ),
    ),
  ),
}

/** The button is below the form, in the foot of the dialog. */
const submit = (dialog: ReturnType<typeof within>) =>
  userEvent.click(dialog.getByRole('button', { name: message('create.submit') }))

async function openCreate(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: message('home.newModel') }))
  return within(await page().findByRole('dialog'))
}

/** F-072 A name that another model has is refused while the dialog is open; a new one is sent with its language. */
export const CreateModelDialog: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await openCreate(canvasElement)
    const name = dialog.getByRole('textbox')
    await userEvent.type(name, ' PICKING-en')
    await submit(dialog)
    await expect(name).toBeInvalid()
    await expect(args.actions.models.create).not.toHaveBeenCalled()
    await userEvent.clear(name)
    await userEvent.type(name, 'returns-en')
    await submit(dialog)
    await waitFor(() =>
      expect(args.actions.models.create).toHaveBeenCalledWith({
        type: 'voice_commands',
        name: 'returns-en',
        language: 'eng-US',
      }),
    )
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** With the templates that are loaded. */
const withTemplates = (templates: HubState['models']['templates']) =>
  aHub({ state: { models: { templates } } })

async function chooseWarehouse(canvasElement: HTMLElement) {
  const dialog = await openCreate(canvasElement)
  await userEvent.click(dialog.getByRole('radio', { name: message('create.templates.warehouse.name') }))
  return dialog
}

/** A new model may begin with a template: its content is previewed, and its grammar on request. */
export const CreateFromTemplate: Story = {
  args: withTemplates(ready([aModelTemplate()])),
  play: async ({ canvasElement, args }) => {
    const dialog = await chooseWarehouse(canvasElement)
    await expect(args.actions.models.readTemplates).toHaveBeenCalledWith('eng-US')
    await expect(dialog.getByText('Quiet aisle')).toBeVisible()
    await userEvent.click(
      dialog.getByRole('button', { name: message('create.template.grammar', { count: 5 }) }),
    )
    await expect(dialog.getByText(/!tag\(PICK, pick\)/)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox'), 'hall-en')
    await submit(dialog)
    await waitFor(() =>
      expect(args.actions.models.create).toHaveBeenCalledWith({
        ...{ type: 'voice_commands', name: 'hall-en' },
        ...{ language: 'eng-US', template: 'warehouse' },
      }),
    )
    await chooseWarehouse(canvasElement)
  },
}

/** The template is loading; the model can be made without waiting for it. */
export const TemplateLoading: Story = {
  args: withTemplates(loading),
  play: async ({ canvasElement }) => {
    const dialog = await chooseWarehouse(canvasElement)
    await expect(dialog.getByRole('status')).toHaveAccessibleName()
    await expect(dialog.getByRole('button', { name: message('create.submit') })).toBeEnabled()
  },
}

/** The template could not be read, and can be tried again. */
export const TemplateFailed: Story = {
  args: withTemplates(failed(new ApiError({ kind: 'network' }), fn())),
  play: async ({ canvasElement }) => {
    const dialog = await chooseWarehouse(canvasElement)
    await expect(dialog.getByText(message('create.template.failed'))).toBeVisible()
  },
}

/** The template does not exist in Dutch: there is no choice. */
export const TemplateOfAnotherLanguage: Story = {
  args: withTemplates(ready([aModelTemplate()])),
  play: async ({ canvasElement, args }) => {
    const dialog = await chooseWarehouse(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: /Language|Langue/ }))
    await userEvent.click((await page().findAllByRole('option')).at(-1)!)
    await waitFor(() => expect(dialog.queryByText(message('create.start'))).not.toBeInTheDocument())
    await userEvent.type(dialog.getByRole('textbox'), 'hal-nl')
    await submit(dialog)
    await waitFor(() =>
      expect(args.actions.models.create).toHaveBeenCalledWith({
        ...{ type: 'voice_commands', name: 'hal-nl', language: 'nld-NL' },
      }),
    )
    await chooseWarehouse(canvasElement)
  },
}

async function chooseType(canvasElement: HTMLElement, type: ProjectModel['type']) {
  const dialog = await openCreate(canvasElement)
  await userEvent.click(dialog.getByRole('radio', { name: ofKind(type)('name') }))
  await waitFor(() => expect(page().getByRole('dialog')).toHaveAccessibleName(ofKind(type)('title')))
  return dialog
}

/** A wake word is offered in the languages of its technology alone, and not in that of voice commands. */
export const CreateWakeWord: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await chooseType(canvasElement, 'wake_word')
    await userEvent.type(dialog.getByRole('textbox'), 'hello')
    await submit(dialog)
    await waitFor(() =>
      expect(args.actions.models.create).toHaveBeenCalledWith({
        type: 'wake_word',
        name: 'hello',
        language: 'eng-US',
      }),
    )
    await chooseType(canvasElement, 'wake_word')
  },
}

/** A voice speaks in more languages than commands are understood in. */
export const CreateSynthesis: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await chooseType(canvasElement, 'synthesis')
    await userEvent.click(dialog.getByRole('button', { name: /Language|Langue/ }))
    await expect(await page().findAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{Escape}')
  },
}

/** An enhancer supports every language, so none is required. */
export const CreateEnhancement: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await chooseType(canvasElement, 'enhancement')
    await expect(dialog.queryByRole('button', { name: /Language|Langue/ })).not.toBeInTheDocument()
    await userEvent.type(dialog.getByRole('textbox'), 'dock')
    await submit(dialog)
    await waitFor(() =>
      expect(args.actions.models.create).toHaveBeenCalledWith({
        type: 'enhancement',
        name: 'dock',
        language: '',
      }),
    )
    await chooseType(canvasElement, 'enhancement')
  },
}

/** Voice biometrics was not delivered: it says so and cannot be chosen. */
export const CreateNotDelivered: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openCreate(canvasElement)
    const type = dialog.getByRole('radio', { name: ofKind('biometrics')('name') })
    await expect(type).toBeDisabled()
    await expect(type).toHaveAccessibleDescription(/Voice authentication|Authentification vocale/)
  },
}

/** The server knows a model of this name that was made meanwhile. */
export const Refused: Story = {
  args: aHub({ actions: { models: { create: fn(async () => ({ name: 'alreadyExists' as const })) } } }),
  play: async ({ canvasElement }) => {
    const dialog = await openCreate(canvasElement)
    await userEvent.type(dialog.getByRole('textbox'), 'returns-en')
    await submit(dialog)
    await waitFor(() => expect(dialog.getByRole('textbox')).toBeInvalid())
    await expect(dialog.getByRole('textbox')).toHaveValue('returns-en')
  },
}

async function choose(canvasElement: HTMLElement, key: 'rename' | 'duplicate' | 'delete') {
  const [menu] = within(canvasElement).getAllByRole('button', { name: /picking-en/ })
  await userEvent.click(menu as HTMLElement)
  await userEvent.click(await page().findByRole('menuitem', { name: ofModels(`actions.${key}`) }))
}

/** Another name for a model: its own may stay, that of another may not. */
export const RenameDialog: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, 'rename')
    const dialog = within(await page().findByRole('dialog'))
    const name = dialog.getByRole('textbox')
    await expect(name).toHaveValue('picking-en')
    await userEvent.clear(name)
    await userEvent.type(name, 'picking-fr{Enter}')
    await expect(name).toBeInvalid()
    await userEvent.clear(name)
    await userEvent.type(name, 'picking-us')
    await userEvent.click(dialog.getByRole('button', { name: ofModels('rename.submit') }))
    await waitFor(() =>
      expect(args.actions.models.rename).toHaveBeenCalledWith(someModels[0], 'picking-us', false),
    )
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
  },
}

const choosesOf = async (canvasElement: HTMLElement, key: 'rename' | 'delete') => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: / numbers$/ }))
  await userEvent.click(await page().findByRole('menuitem', { name: ofModels(`actions.${key}`) }))
}

/** Others import from the model: the new name is written there too, unless the user opts out. */
export const RenameDialogOfUsed: Story = {
  args: withModels(ready(troubled)),
  play: async ({ canvasElement, args }) => {
    await choosesOf(canvasElement, 'rename')
    const dialog = within(await page().findByRole('dialog'))
    const atUsers = dialog.getByRole('checkbox', { name: ofModels('rename.atUsers', { count: 2 }) })
    await expect(atUsers).toBeChecked()
    await expect(atUsers).toHaveAccessibleDescription(/dock-check, returns/)
    const name = dialog.getByRole('textbox')
    await userEvent.clear(name)
    await userEvent.type(name, 'figures')
    await userEvent.click(dialog.getByRole('button', { name: ofModels('rename.submit') }))
    await waitFor(() => expect(args.actions.models.rename).toHaveBeenCalledWith(troubled[0], 'figures', true))
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** A model from which others import is not deleted: they are listed in place of the question. */
export const DeleteDialogOfUsed: Story = {
  args: withModels(ready(troubled)),
  play: async ({ canvasElement, args }) => {
    await choosesOf(canvasElement, 'delete')
    const dialog = await page().findByRole('dialog')
    await expect(dialog).toHaveAccessibleName(ofModels('used.keptTitle', { model: 'numbers' }))
    await expect(within(dialog).getAllByRole('link')).toHaveLength(2)
    await expect(within(dialog).queryByRole('button', { name: ofModels('delete.confirm') })).toBeNull()
    await expect(args.actions.models.delete).not.toHaveBeenCalled()
  },
}

/** F-072 A copy gets a name of its own at once. */
export const Duplicated: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, 'duplicate')
    await waitFor(() =>
      expect(args.actions.models.duplicate).toHaveBeenCalledWith(
        someModels[0],
        expect.stringMatching(/^picking-en (copy|copie) 2$/),
      ),
    )
  },
}

/** The dialog first says what is lost; Cancel has the focus. */
export const DeleteDialog: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, 'delete')
    const dialog = await page().findByRole('alertdialog')
    await expect(dialog).toHaveAccessibleName(/picking-en/)
    await expect(document.activeElement).not.toHaveTextContent(ofModels('delete.confirm'))
    await expectDeletion(
      { name: ofModels('delete.confirm'), onDelete: args.actions.models.delete },
      someModels[0],
    )
  },
}

/** The model is being deleted: the question stays until it is. */
export const Deleting: Story = {
  args: aHub({ actions: { models: { delete: fn(neverSettled) } } }),
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, 'delete')
    await expectPendingDeletion({ name: ofModels('delete.confirm'), onDelete: args.actions.models.delete })
  },
}

/** The server does not delete the model: the question stays. */
export const DeletionRefused: Story = {
  args: aHub({ actions: { models: { delete: fn(refusedDeletion) } } }),
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, 'delete')
    await expectRefusedDeletion({ name: ofModels('delete.confirm'), onDelete: args.actions.models.delete })
  },
}
