import { type Mode, modes, narrowModes, screenModes } from '../../.storybook/modes.ts'
import { isScreen, type StoryEntry } from './stories.ts'

/**
 * The modes of a story, by name and in their order. It is drawn and played in the first, as its test plays it; the others
 * are applied to what is drawn then.
 * @param viewport the width that the story is about, where it names one.
 */
export function modesOf(story: StoryEntry, viewport: string | undefined): [string, Mode][] {
  const narrow = (narrowModes as Record<string, Record<string, Mode>>)[viewport ?? '']
  return Object.entries(narrow ?? (isScreen(story) ? screenModes : modes))
}
