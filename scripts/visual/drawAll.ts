import type { Browser, Page } from 'playwright'
import { modes, screenModes } from '../../.storybook/modes.ts'
import { draw, loadPreview, openPage, type Picture, shoot, viewportOf, wear } from './capture.ts'
import { compare } from './compare.ts'
import { isScreen, type StoryEntry } from './stories.ts'

const looks = { ...modes, ...screenModes } as const
type LookName = keyof typeof looks

/** A story that is about one narrower width has a picture at that width alone. */
const atOneWidth: Readonly<Record<string, LookName>> = {
  phone: 'light-fr-390',
  tablet: 'light-en-834',
  laptop: 'light-en-1366',
}

/**
 * The looks of a story. It is drawn and played in the first, as its test plays it; the others are put on what is drawn
 * then: window, theme and language change.
 */
function looksOf(story: StoryEntry, viewport: string | undefined): readonly LookName[] {
  const only = viewport === undefined ? undefined : atOneWidth[viewport]
  if (only) return [only]
  const between: readonly LookName[] = isScreen(story) ? ['light-en-1366', 'light-en-834'] : []
  return ['light-en-1600', ...between, 'light-fr-390', 'dark-fr-1600']
}

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

/** Draws every story in all its looks; answers how many pictures had to be drawn again. */
export async function drawAll({
  browser,
  address,
  stories,
  isUpdate,
  keptPicture,
  onPicture,
}: Drawing): Promise<number> {
  let drawnAgain = 0
  const isRight = (name: string, picture: Picture) => {
    const kept = 'png' in picture ? keptPicture(name) : undefined
    return kept !== undefined && 'png' in picture && compare(kept, picture.png).pixels === 0
  }
  /** Some draw themselves bit by bit, or fade in: waits for the kept picture, or to renew it, for two that are the same. */
  const awaited = (name: LookName, { id }: StoryEntry) => {
    const kept = keptPicture(`${name}/${id}`)
    return (png: Buffer, before: Buffer | undefined) =>
      kept?.equals(png) || (isUpdate && before?.equals(png)) || false
  }
  const queue = inParts(stories)
  const worker = async () => {
    for (let part = queue.shift(); part; part = queue.shift()) await drawPart(part)
  }
  const drawPart = async (part: readonly StoryEntry[]) => {
    let page = await openPage(browser, address, looks['light-en-1600'])
    for (const story of part) {
      const all = looksOf(story, await viewportOf(page, story))
      let picture: Picture | undefined
      for (const [place, name] of all.entries()) {
        const path = `${name}/${story.id}`
        picture = await unlessSilent(drawIn(page, story, name, place === 0))
        for (let left = isUpdate ? 1 : 2; left > 0 && !isRight(path, picture); left--) {
          if ('fault' in picture) page = await anotherPage(page)
          picture = await unlessSilent(drawAgain(page, story, all.slice(0, place + 1)))
          drawnAgain++
        }
        onPicture(path, picture, story)
      }
      if (picture && 'fault' in picture) page = await anotherPage(page)
    }
    await page.context().close()
  }
  const drawIn = async (
    page: Page,
    story: StoryEntry,
    name: LookName,
    isFirst: boolean,
  ): Promise<Picture> => {
    await wear(page, looks[name])
    const fault = isFirst ? await draw(page, story) : undefined
    return fault ? { fault } : { png: await shoot(page, story, awaited(name, story)) }
  }
  /** The picture in the last of some looks, on a page that has drawn nothing else. */
  const drawAgain = async (page: Page, story: StoryEntry, upTo: readonly LookName[]): Promise<Picture> => {
    await loadPreview(page, address, looks['light-en-1600'])
    let picture: Picture = { fault: 'it has no look' }
    for (const [place, name] of upTo.entries()) {
      picture = await drawIn(page, story, name, place === 0)
      if ('fault' in picture) break
    }
    return picture
  }
  const anotherPage = async (page: Page) => {
    await page
      .context()
      .close()
      .catch(() => {})
    return openPage(browser, address, looks['light-en-1600'])
  }
  await Promise.all(Array.from({ length: pages }, worker))
  return drawnAgain
}

function inParts(stories: readonly StoryEntry[]): StoryEntry[][] {
  return Array.from({ length: Math.ceil(stories.length / storiesInPart) }, (_, part) =>
    stories.slice(part * storiesInPart, (part + 1) * storiesInPart),
  )
}

/** A page may crash, or stop answering altogether. */
function unlessSilent(picture: Promise<Picture>): Promise<Picture> {
  const silence = new Promise<Picture>((resolve) => {
    setTimeout(() => resolve({ fault: 'the page did not answer in 45 s' }), 45_000).unref()
  })
  const crash = (error: Error) => ({ fault: error.message.split('\n')[0] ?? 'the page crashed' })
  return Promise.race([picture.catch(crash), silence])
}
