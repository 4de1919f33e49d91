import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { aBiometricModel, anEnhancementModel, aSynthesisModel, aWakeWordModel } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { biometricKindMessages } from '../../../parts/models/kinds/biometrics/messages.js'
import { enhancementKindMessages } from '../../../parts/models/kinds/enhancement/messages.js'
import { synthesisKindMessages } from '../../../parts/models/kinds/synthesis/messages.js'
import { modelsMessages } from '../../../parts/models/messages.js'
import type { ModelState, ProjectModel } from '../../../parts/models/projectModel.js'
import {
  expectDeletion,
  expectPendingDeletion,
  expectRefusedDeletion,
  neverSettled,
  refusedDeletion,
} from '../../../testing/deletion.js'
import { either } from '../../../testing/either.js'
import { modelPageMessages } from '../messages.js'
import { ModelScreen } from './ModelScreen.js'
import type { OpenModelProps } from './OpenModel.js'

const message = either(modelPageMessages)
const ofModels = either(modelsMessages)
const ofSynthesis = either(synthesisKindMessages)
const ofEnhancement = either(enhancementKindMessages)
const ofBiometrics = either(biometricKindMessages)

const wakeWord: ProjectModel = {
  type: 'wake_word',
  ...aWakeWordModel({
    positive_words: [{ text: 'Hello Halden', phonemes: '[h@][loU]' }],
    negative_words: [{ text: 'Hello Helen', pronas: 'hullo hellen' }, { text: 'Hollow garden' }],
  }),
}
const onRename = fn<OpenModelProps['onRename']>(async () => undefined)
const onDuplicate = fn<OpenModelProps['onDuplicate']>(async () => undefined)
const onDelete = fn<OpenModelProps['onDelete']>(async () => undefined)

const hrefOf: OpenModelProps['hrefOf'] = ({ type, id }) => `/7/${type}/${id}`

const shown = (model: ProjectModel, state: ModelState = 'ready') => ({
  type: model.type,
  model: ready({ model, state, models: [model, wakeWord], hrefOf, onRename, onDuplicate, onDelete }),
})

const meta = {
  title: 'Studio/Models/Page',
  component: ModelScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: shown(wakeWord),
} satisfies Meta<typeof ModelScreen>
export default meta
type Story = StoryObj<typeof meta>

const press = (canvasElement: HTMLElement, action: 'rename' | 'duplicate' | 'delete') =>
  userEvent.click(within(canvasElement).getByRole('button', { name: ofModels(`actions.${action}`) }))

/**
 * Words that wake and words that must not, with their pronunciations where the spelling differs; a copy gets a name of its
 * own.
 */
export const WakeWord: Story = {
  name: 'S-010 Wake word',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Hello Halden ([h@][loU])')).toBeVisible()
    await expect(canvas.getByText('Hello Helen (hullo hellen), Hollow garden')).toBeVisible()
    await expect(canvas.getByText(message('kept'))).toBeVisible()
    await press(canvasElement, 'duplicate')
    await expect(onDuplicate).toHaveBeenCalledWith(
      wakeWord,
      expect.stringMatching(/^hello-halden (copy|copie) 2$/),
    )
  },
}

/** No voice is chosen yet. */
export const Synthesis: Story = {
  args: shown({ type: 'synthesis', ...aSynthesisModel() }, 'empty'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(ofSynthesis('noVoice'))).toBeVisible()
    await expect(canvas.getByText(ofModels('states.empty'))).toBeVisible()
  },
}

/** The functions of the enhancer are on, the rest is off. */
export const Enhancement: Story = {
  args: shown({ type: 'enhancement', ...anEnhancementModel() }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(ofEnhancement('on'))).toHaveLength(2)
    await expect(canvas.getAllByText(ofEnhancement('off'))).toHaveLength(2)
  },
}

/** A voice is known by a passphrase; two are known already. */
export const TextDependent: Story = {
  name: 'S-023 Text-dependent',
  args: shown({
    type: 'biometrics',
    ...aBiometricModel({
      mode: 'text_dependent',
      voice_prints: [
        { name: 'Ada', passphrase: 'my voice opens the door', audio_files: [21, 22] },
        { name: 'Émile', audio_files: [] },
      ],
    }),
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ada, Émile')).toBeVisible()
    const enrolment = within(canvasElement).getByText(ofBiometrics('mode')).nextElementSibling
    await expect(enrolment).toHaveTextContent(/^(Text-dependent|Dépendant du texte)$/)
  },
}

/** A voice is known by anything that it says; none is known yet. */
export const TextIndependent: Story = {
  name: 'S-023 Text-independent',
  args: shown({ type: 'biometrics', ...aBiometricModel({ mode: 'text_independent', voice_prints: [] }) }),
  play: async ({ canvasElement }) => {
    const enrolment = within(canvasElement).getByText(ofBiometrics('mode')).nextElementSibling
    await expect(enrolment).toHaveTextContent(/^(Text-independent|Indépendant du texte)$/)
  },
}

/** The technology is not the project's any more: the model can still be renamed and deleted. */
export const NotAvailable: Story = {
  args: shown({ type: 'biometrics', ...aBiometricModel() }, 'unavailable'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(ofModels('states.technology'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: ofModels('actions.duplicate') })).toBeNull()
  },
}

/** Another name. */
export const RenameDialog: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'rename')
    const dialog = within(await within(document.body).findByRole('dialog'))
    const name = dialog.getByRole('textbox')
    await userEvent.clear(name)
    await userEvent.type(name, 'hello-dock{Enter}')
    await waitFor(() => expect(onRename).toHaveBeenCalledWith(wakeWord, 'hello-dock', false))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** The dialog first says what is lost. */
export const DeleteDialog: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'delete')
    await expect(await within(document.body).findByRole('alertdialog')).toHaveAccessibleName(/hello-halden/)
    await expectDeletion({ name: ofModels('delete.confirm'), onDelete }, wakeWord)
  },
}

/** The model is being deleted: the question stays until it is. */
export const Deleting: Story = {
  play: async ({ canvasElement }) => {
    onDelete.mockImplementation(neverSettled)
    await press(canvasElement, 'delete')
    await expectPendingDeletion({ name: ofModels('delete.confirm'), onDelete })
  },
}

/** The server does not delete the model: the question stays. */
export const DeletionRefused: Story = {
  play: async ({ canvasElement }) => {
    onDelete.mockImplementation(refusedDeletion)
    await press(canvasElement, 'delete')
    await expectRefusedDeletion({ name: ofModels('delete.confirm'), onDelete })
  },
}

/** The model is loading. */
export const Loading: Story = {
  args: { type: 'wake_word', model: loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveAccessibleName()
  },
}

/** The model could not be read. */
export const Failed: Story = {
  args: { type: 'wake_word', model: failed(new ApiError({ kind: 'network' }), fn()) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
  },
}
