import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OnboardingChecklist } from './OnboardingChecklist.js'
import type { OnboardingStep } from './OnboardingStep.js'

const steps: OnboardingStep[] = [
  { id: 'account', label: 'Account created', isDone: true },
  {
    id: 'folder',
    label: 'Folder created',
    isDone: false,
    lead: 'A folder holds your documents.',
    actionLabel: 'Create a folder',
  },
  {
    id: 'document',
    label: 'First document written',
    isDone: false,
    lead: 'Write a line, and see it saved.',
    actionLabel: 'Write a document',
  },
]
const done = (...ids: string[]) => steps.map((step) => ({ ...step, isDone: ids.includes(step.id) }))

const meta = {
  title: 'UI/Feedback/OnboardingChecklist',
  id: 'ui-onboardingchecklist',
  component: OnboardingChecklist,
  args: { steps, onAction: fn(), onDismiss: fn() },
} satisfies Meta<typeof OnboardingChecklist>
export default meta
type Story = StoryObj<typeof meta>

const statesOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map(({ dataset }) => dataset.state)

/** One step is done, one is unlocked, one is locked. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(statesOf(canvasElement)).toEqual(['done', 'next', 'later'])
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Create a folder' }))
    await expect(args.onAction).toHaveBeenCalledWith('folder')
  },
}

/** The last step is unlocked. */
export const LastStep: Story = {
  args: { steps: done('account', 'folder') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading')).toHaveTextContent(/One step left|une étape/)
    await expect(within(canvasElement).getByText('Write a line, and see it saved.')).toBeVisible()
  },
}

/** A step was done before its turn: it stays done, and the one before it is unlocked. */
export const OutOfOrder: Story = {
  args: { steps: done('account', 'document') },
  play: async ({ canvasElement }) => {
    await expect(statesOf(canvasElement)).toEqual(['done', 'next', 'done'])
  },
}

/** All steps are done, and the checklist says so until it is dismissed. */
export const Completed: Story = {
  args: { steps: done('account', 'folder', 'document'), lead: 'Your folders are in the menu.' },
  play: async ({ args, canvasElement }) => {
    await expect(statesOf(canvasElement)).toEqual(['done', 'done', 'done'])
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Close|Fermer/ }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await expect(args.onAction).not.toHaveBeenCalled()
  },
}

/** Someone else takes the steps: they are shown, and disabled. */
export const NotAdministrator: Story = {
  args: { onAction: undefined, lead: 'Only administrators can take these steps.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
    await expect(within(canvasElement).getByText('Only administrators can take these steps.')).toBeVisible()
  },
}

/** Something else on the page is to be pressed first. */
export const Quiet: Story = {
  args: { isQuiet: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Create a folder' })).toBeVisible()
  },
}

/** Other words than the usual ones. */
export const OwnWords: Story = {
  args: {
    title: 'Set your workshop up',
    stateLabels: { done: 'Ready', next: 'Now', later: 'Soon' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading')).toHaveTextContent('Set your workshop up')
    const words = within(canvasElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    await expect(words).toEqual(['Account createdReady', 'Folder createdNow', 'First document writtenSoon'])
  },
}

/** French, five steps: the text shrinks. */
export const LongText: Story = {
  args: {
    steps: [
      { id: 'account', label: 'Compte créé et adresse e-mail confirmée', isDone: true },
      ...['Profil professionnel complété', 'Premier dossier partagé avec vos collègues'].map((label) => ({
        id: label,
        label,
        isDone: true,
      })),
      {
        id: 'document',
        label: 'Premier document enregistré puis relu par quelqu’un d’autre',
        isDone: false,
        lead: 'Écrivez une ligne, enregistrez-la, puis demandez à quelqu’un de votre équipe de la relire avant de la publier.',
        actionLabel: 'Écrire un premier document',
      },
      { id: 'publication', label: 'Anticonstitutionnellement publié', isDone: false },
    ],
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}

/** On phones the button is below the steps, as wide as the card. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list').getBoundingClientRect()
    const button = within(canvasElement).getByRole('button').getBoundingClientRect()
    await expect(button.top).toBeGreaterThanOrEqual(list.bottom)
    await expect(button.width).toBeCloseTo(list.width, 0)
  },
}
