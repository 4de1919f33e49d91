import { defaultRecognizerSettings } from '@saywright/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { either } from '../../../../testing/either.js'
import type { SettingsSaved } from '../../model/recognizer/useSettingsSave.js'
import { recognizerMessages } from './messages.js'
import { RecognizerDialog } from './RecognizerDialog.js'

const message = either(recognizerMessages)

const meta = {
  title: 'Studio/Voice commands/Recognizer',
  component: RecognizerDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    settings: defaultRecognizerSettings,
    onSave: fn(async (): Promise<SettingsSaved> => 'saved'),
    onClose: fn(),
  },
} satisfies Meta<typeof RecognizerDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await within(document.body).findByRole('dialog'))
type Dialog = Awaited<ReturnType<typeof dialog>>
const field = (inside: Dialog, key: 'hypotheses' | 'silence' | 'threshold') =>
  inside.getByRole('textbox', { name: message(key) })
const save = (inside: Dialog) => userEvent.click(inside.getByRole('button', { name: message('save') }))
const write = async (input: HTMLElement, value: string) => {
  await userEvent.clear(input)
  await userEvent.type(input, value)
  await userEvent.tab()
}

/** The settings of the model; the usual ones come back with one press. */
export const Ready: Story = {
  args: { settings: { STREAM_RESULT_MODE: 'partial', MAXNBEST: 3, TSILENCE: 800, THRESHOLD: 5700 } },
  play: async () => {
    const inside = await dialog()
    await expect(inside.getByRole('radio', { name: message('partial') })).toBeChecked()
    await expect(field(inside, 'hypotheses')).toHaveValue('3')
    await userEvent.click(inside.getByRole('button', { name: message('defaults') }))
    await expect(inside.getByRole('radio', { name: message('final') })).toBeChecked()
    await expect(field(inside, 'silence')).toHaveValue('500')
    await expect((field(inside, 'threshold') as HTMLInputElement).value).toMatch(/^5.?000$/)
  },
}

/** F-077 Each mode of results can be chosen, and is saved with the numbers. */
export const Changed: Story = {
  play: async ({ args }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('radio', { name: message('off') }))
    await userEvent.click(inside.getByRole('radio', { name: message('partial') }))
    await write(field(inside, 'hypotheses'), '1000')
    await write(field(inside, 'silence'), '100')
    await write(field(inside, 'threshold'), '5675')
    await save(inside)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(args.onSave).toHaveBeenCalledWith({
      STREAM_RESULT_MODE: 'partial',
      MAXNBEST: 1000,
      TSILENCE: 100,
      THRESHOLD: 5675,
    })
  },
}

/** F-075, F-076 Numbers outside their bounds are refused beside the field, and nothing is sent. */
export const OutOfRange: Story = {
  play: async ({ args }) => {
    const inside = await dialog()
    for (const [count, silence, threshold] of [
      ['0', '99', '10001'],
      ['1001', '10001', '20000'],
    ] as const) {
      await write(field(inside, 'hypotheses'), count)
      await write(field(inside, 'silence'), silence)
      await write(field(inside, 'threshold'), threshold)
      await expect(field(inside, 'hypotheses')).toBeInvalid()
      await expect(field(inside, 'silence')).toBeInvalid()
      await expect(field(inside, 'threshold')).toBeInvalid()
      await save(inside)
    }
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** Another user saved the model meanwhile: nothing is overwritten, and the dialog says what to do. */
export const SavedElsewhere: Story = {
  args: { onSave: fn(async (): Promise<SettingsSaved> => 'elsewhere') },
  play: async ({ args }) => {
    const inside = await dialog()
    await save(inside)
    await expect(await inside.findByRole('alert')).toHaveTextContent(message('elsewhere'))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

const tuned = { ...defaultRecognizerSettings, THRESHOLD: 5700 }

/** Scores are made otherwise since the threshold was found: it stays, and one press runs its test again. */
export const ScoredOtherwise: Story = {
  args: { settings: tuned, remeasure: { hasTest: true, onPress: fn() } },
  play: async ({ args }) => {
    const inside = await dialog()
    await expect(inside.getByText(message('scoredOtherwise'))).toBeVisible()
    await expect((field(inside, 'threshold') as HTMLInputElement).value).toMatch(/^5.?700$/)
    await userEvent.click(inside.getByRole('button', { name: message('runTest') }))
    await expect(args.remeasure?.onPress).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** The same for a threshold without a known test: the press leads to the unit tests. */
export const ScoredOtherwiseWithoutTest: Story = {
  args: { settings: tuned, remeasure: { hasTest: false, onPress: fn() } },
  play: async ({ args }) => {
    const inside = await dialog()
    await expect(inside.getByText(message('scoredOtherwiseWithoutTest'))).toBeVisible()
    await userEvent.click(inside.getByRole('button', { name: message('openTests') }))
    await expect(args.remeasure?.onPress).toHaveBeenCalledOnce()
  },
}

/** The server cannot be reached: the values stay. */
export const Failed: Story = {
  args: { onSave: fn(async (): Promise<SettingsSaved> => 'failed') },
  play: async () => {
    const inside = await dialog()
    await write(field(inside, 'silence'), '700')
    await save(inside)
    await expect(await inside.findByRole('alert')).toHaveTextContent(message('failed'))
    await expect(field(inside, 'silence')).toHaveValue('700')
  },
}
