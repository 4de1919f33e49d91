import type { Browser } from 'playwright'
import { type Mode, modes } from '../../.storybook/modes.ts'
import { nameOf } from './lines.ts'
import { modesOf } from './modesOf.ts'
import type { StoryEntry } from './stories.ts'
import { applyMode, drawStory, loadPreview, openPage, type StoryPage, viewportOf } from './storyPage.ts'
import { type Picture, takePicture } from './takePicture.ts'

/** A page that has drawn hundreds of stories has grown heavy, and some crash: each part has a page of its own. */
const maxInPart = 120

/** Drawing waits more than it works: four pages keep two processors busy. */
const pages = 4

export type Result = Picture | { fault: string }

export type Drawing = {
  stories: readonly StoryEntry[]
  /** The hash that is hoped for; it ends the waiting. */
  expected: (name: string) => string | undefined
  /** Left out, all pictures are. */
  isWanted?: (name: string) => boolean
  /** Whether each story begins on a page that has drawn nothing else, and more time to become what is expected. */
  isAnew?: boolean
  onResult: (name: string, result: Result, story: StoryEntry) => void
}

/** Draws stories of a Storybook in all their modes. */
export async function drawAll(browser: Browser, address: string, drawing: Drawing): Promise<void> {
  if (drawing.stories.length === 0) return
  const { stories, isWanted = () => true, isAnew = false, onResult } = drawing
  const open = () => openPage(browser, address, modes['light-en-desktop'])
  const inPart = Math.min(maxInPart, Math.ceil(stories.length / pages))
  const parts = Array.from({ length: Math.ceil(stories.length / inPart) }, (_, part) =>
    stories.slice(part * inPart, (part + 1) * inPart),
  )
  const worker = async () => {
    for (let part = parts.shift(); part; part = parts.shift()) {
      let of = await open()
      for (const story of part) {
        if (isAnew) await loadPreview(of, address)
        if (await drawModes(of, story)) continue
        await close(of)
        of = await open()
      }
      await close(of)
    }
  }
  /** Answers whether the page is fit for another story. */
  const drawModes = async (of: StoryPage, story: StoryEntry): Promise<boolean> => {
    const viewport = await unlessSilent(viewportOf(of, story))
    const all = modesOf(story, typeof viewport === 'string' ? viewport : undefined)
    const last = all.findLastIndex(([mode]) => isWanted(nameOf(story.id, mode)))
    for (const [index, [mode, settings]] of all.slice(0, last + 1).entries()) {
      const name = nameOf(story.id, mode)
      const result = await unlessSilent(drawMode(of, story, name, settings, index === 0))
      if (isWanted(name)) onResult(name, result, story)
      if ('fault' in result) {
        for (const [other] of all.slice(index + 1)) {
          if (isWanted(nameOf(story.id, other))) onResult(nameOf(story.id, other), result, story)
        }
        return false
      }
    }
    return true
  }
  const drawMode = async (
    of: StoryPage,
    story: StoryEntry,
    name: string,
    mode: Mode,
    isFirst: boolean,
  ): Promise<Result> => {
    const fault = isFirst ? await drawStory(of, story, mode) : await applyMode(of, mode)
    return fault ? { fault } : takePicture(of, story, drawing.expected(name), isAnew ? 4 : 2)
  }
  await Promise.all(Array.from({ length: pages }, worker))
}

async function close({ page }: StoryPage): Promise<void> {
  await page
    .context()
    .close()
    .catch(() => {})
}

/** A page may crash, or stop answering altogether. */
function unlessSilent<T>(result: Promise<T>): Promise<T | { fault: string }> {
  const silence = new Promise<{ fault: string }>((resolve) => {
    setTimeout(() => resolve({ fault: 'the page did not answer in 180 s' }), 180_000).unref()
  })
  const crash = (error: Error) => ({ fault: error.message.split('\n')[0] ?? 'the page crashed' })
  return Promise.race([result.catch(crash), silence])
}
