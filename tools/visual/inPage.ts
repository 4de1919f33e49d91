// Runs in the page that holds Storybook's preview, and is handed there as text: nothing outside a function is known to it.
import type { Mode } from '../../.storybook/modes.ts'

type Globals = Pick<Mode, 'theme' | 'locale'>

export type PreviewWindow = {
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>
    loadStory: (of: { storyId: string }) => Promise<{ storyGlobals?: { viewport?: { value?: string } } }>
    storyStoreValue: { userGlobals: { update: (globals: Globals) => void } }
  }
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: (payload: unknown) => void) => void
    off: (event: string, listener: (payload: unknown) => void) => void
    emit: (event: string, payload: unknown) => void
  }
}

/** Draws the story that is shown once more, without playing it. */
export function updateGlobals(globals: Globals): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      channel.off('storyFinished', end)
      resolve()
    }
    const timer = setTimeout(end, 5000)
    channel.on('storyFinished', end)
    channel.emit('updateGlobals', { globals })
  })
}

/** Draws and plays a story; answers what went wrong. */
export function drawInPage(asked: {
  storyId: string
  isWithoutBackdrop: boolean
  globals: Globals
}): Promise<string | undefined> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    window as unknown as PreviewWindow
  const { storyId } = asked
  const { dataset } = document.documentElement
  document.documentElement.toggleAttribute('data-without-backdrop', asked.isWithoutBackdrop)
  return new Promise((resolve) => {
    let failure: string | undefined
    const failed = (payload: unknown) => {
      failure =
        (payload as { message?: string; title?: string }).message ?? JSON.stringify(payload).slice(0, 500)
    }
    const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']
    const end = (fault: string | undefined) => {
      clearTimeout(timer)
      for (const event of failures) channel.off(event, failed)
      channel.off('storyFinished', finished)
      resolve(fault)
    }
    const finished = (payload: unknown) => {
      const { storyId: id, status } = payload as { storyId: string; status: string }
      // An exception of a play function may leave the status unchanged.
      if (id === storyId) end(failure ?? (status === 'error' ? 'the story failed' : undefined))
    }
    const timer = setTimeout(() => end(failure ?? 'the story did not finish in 120 s'), 120_000)
    for (const event of failures) channel.on(event, failed)
    channel.on('storyFinished', finished)
    // Whether a focus is drawn depends on the last key or pointer, which would be the story's before.
    document.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
    // Through the channel, Storybook would draw the previous story once more.
    preview.storyStoreValue.userGlobals.update(asked.globals)
    // Storybook does nothing for the story that it shows already.
    const isShown = dataset.drawn === storyId
    dataset.drawn = storyId
    if (isShown) channel.emit('forceRemount', { storyId })
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}
