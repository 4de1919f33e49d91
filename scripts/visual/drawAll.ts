import type { Browser, Page } from 'playwright'
import { modes, screenModes } from '../../.storybook/modes.ts'
import { draw, type Look, loadPreview, openPage, type Picture, shoot, wear } from './capture.ts'
import { compare } from './compare.ts'
import { isScreen, type StoryEntry } from './stories.ts'

const looks = { ...modes, ...screenModes } as const
type LookName = keyof typeof looks

/**
 * A story is played once for each of these, and its other looks are put on it: window, theme and language change around what
 * is drawn. Only a picture that then differs from the kept one is drawn alone in its look, which is what counts.
 */
const plays: readonly (readonly LookName[])[] = [
  ['light-en-1600', 'light-en-1366', 'light-en-834', 'dark-fr-1600'],
  ['light-fr-390'],
]

/** A page that has drawn hundreds of stories has grown heavy, and some crash: each part has a page of its own. */
const storiesInPart = 80

/** Drawing waits more than it works: three pages keep two processors busy. */
const pages = 3

type Drawing = {
  browser: Browser
  address: string
  stories: readonly StoryEntry[]
  /** Whether pictures that differ are to be kept. */
  isUpdate: boolean
  /** The picture that is kept of a story in a look. */
  keptPicture: (name: string) => Buffer | undefined
  onPicture: (name: string, picture: Picture, story: StoryEntry) => void
}

/** Draws every story in all its looks; answers how many pictures had to be drawn alone. */
export async function drawAll({
  browser,
  address,
  stories,
  isUpdate,
  keptPicture,
  onPicture,
}: Drawing): Promise<number> {
  let drawnAlone = 0
  const isRight = (name: string, picture: Picture) => {
    const kept = 'png' in picture ? keptPicture(name) : undefined
    return kept !== undefined && 'png' in picture && compare(kept, picture.png).pixels === 0
  }
  const tries = isUpdate ? 1 : 2
  const queue = plays.flatMap((play) => inParts(stories).map((part) => ({ play, part })))
  const worker = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) await drawPart(task.play, task.part)
  }
  const drawPart = async (play: readonly LookName[], part: readonly StoryEntry[]) => {
    let page = await openPage(browser, address, looks[play[0] ?? 'light-en-1600'])
    for (const [index, story] of part.entries()) {
      // There and back again: a look is changed half as often.
      const worn = play.filter((name) => name in modes || isScreen(story))
      if (index % 2 === 1) worn.reverse()
      for (const [place, name] of worn.entries()) {
        const path = `${name}/${story.id}`
        let picture = await unlessSilent(putOn(page, story, name, place > 0))
        for (let left = tries; left > 0 && !isRight(path, picture); left--) {
          if ('fault' in picture) page = await anotherPage(page, looks[name])
          picture = await unlessSilent(drawAlone(page, story, name))
          drawnAlone++
        }
        onPicture(path, picture, story)
      }
    }
    await page.context().close()
  }
  /** Waits for the picture that is kept, or where it is renewed, until two in a row are the same. */
  const drawAlone = async (page: Page, story: StoryEntry, name: LookName): Promise<Picture> => {
    await loadPreview(page, address, looks[name])
    const fault = await draw(page, story)
    if (fault) return { fault }
    const kept = isUpdate ? undefined : keptPicture(`${name}/${story.id}`)
    const isAwaited = (png: Buffer, before: Buffer | undefined) => (kept ?? before)?.equals(png) ?? false
    return { png: await shoot(page, story, isAwaited) }
  }
  const anotherPage = async (page: Page, look: Look) => {
    await page
      .context()
      .close()
      .catch(() => {})
    return openPage(browser, address, look)
  }
  await Promise.all(Array.from({ length: pages }, worker))
  return drawnAlone
}

function inParts(stories: readonly StoryEntry[]): StoryEntry[][] {
  return Array.from({ length: Math.ceil(stories.length / storiesInPart) }, (_, part) =>
    stories.slice(part * storiesInPart, (part + 1) * storiesInPart),
  )
}

async function putOn(page: Page, story: StoryEntry, name: LookName, isDrawn: boolean): Promise<Picture> {
  await wear(page, looks[name])
  const fault = isDrawn ? undefined : await draw(page, story)
  return fault ? { fault } : { png: await shoot(page, story) }
}

/** A page may crash, or stop answering altogether. */
function unlessSilent(picture: Promise<Picture>): Promise<Picture> {
  const silence = new Promise<Picture>((resolve) => {
    setTimeout(() => resolve({ fault: 'the page did not answer in 45 s' }), 45_000).unref()
  })
  const crash = (error: Error) => ({ fault: error.message.split('\n')[0] ?? 'the page crashed' })
  return Promise.race([picture.catch(crash), silence])
}
